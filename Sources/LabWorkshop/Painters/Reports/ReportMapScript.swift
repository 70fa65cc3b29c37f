#if HEADLESS
/// The part of a report's script that draws the map and its legend, and describes a point.
enum ReportMapScript {
  static let text = #"""
    /** The cells of each direction, row by row. */
    const grids = new Map();
    function cellsOf(rules, direction) {
      const key = `${rules} ${direction}`;
      if (!grids.has(key)) {
        const found = data.maps[rules].directions.find((part) => part.direction === direction);
        grids.set(key, found.rows.map((runs) => runs.flatMap(
          ([count, owner, reason]) => Array(count).fill({ owner, reason }))));
      }
      return grids.get(key);
    }
    const middle = (index, length) => {
      const low = index * data.maps.after.spacing;
      return (low + Math.min(low + data.maps.after.spacing, length)) / 2;
    };

    /** Merges runs of cells with one owner into rectangles. */
    function blocksOf(cells) {
      const blocks = [];
      let open = new Map();
      cells.forEach((line, row) => {
        const next = new Map();
        for (let column = 0; column < line.length;) {
          let end = column + 1;
          while (end < line.length && line[end].owner === line[column].owner) end += 1;
          const key = `${column} ${end} ${line[column].owner}`;
          const block = open.get(key) || { column, row, columns: end - column, rows: 0,
            owner: line[column].owner };
          if (!open.has(key)) blocks.push(block);
          block.rows += 1;
          next.set(key, block);
          column = end;
        }
        open = next;
      });
      return blocks;
    }

    let point = null;
    const titles = { before: 'Plain UIKit', after: 'With the arbiter' };
    const otherRules = () => (chosen.rules === 'after' ? 'before' : 'after');
    /** Returns the map of one kind of rules, with more above it. */
    function mapOf(rules, above) {
      const map = data.maps[rules];
      const side = map.spacing;
      const rects = blocksOf(cellsOf(rules, chosen.direction)).map((block) => {
        const style = styleOf(map.owners[block.owner]);
        return svg('rect', { x: block.column * side, y: block.row * side,
          width: block.columns * side, height: block.rows * side,
          fill: `url(#style-${style.style})`, 'data-owner': style.label });
      });
      const [phrase] = directions[chosen.direction];
      return phone(`Owners of drags ${phrase}, ${ruleNames[rules]}`,
        { below: [svg('g', { class: 'cells' }, ...rects)], above });
    }
    function drawMap() {
      point = svg('g', { class: 'point' });
      const [phrase] = directions[chosen.direction];
      byId('map').replaceChildren(mapOf(chosen.rules, [point]));
      byId('map-rules').textContent = titles[chosen.rules];
      byId('other').replaceChildren(mapOf(otherRules(), []));
      byId('other').setAttribute('aria-label', `Show the map ${ruleNames[otherRules()]}`);
      byId('other-rules').textContent = titles[otherRules()];
      byId('legend-direction').textContent = `${phrase}, ${ruleNames[chosen.rules]}`;
      byId('printed').textContent =
        `The map shows drags ${phrase}, ${ruleNames[chosen.rules]}.`;
      drawLegend();
      describe(chosen);
    }

    const percent = (share) => {
      const tenths = Math.round(share * 1000) / 10;
      return tenths >= 1 || tenths === 0 ? `${Math.round(tenths)} %` : `${tenths} %`;
    };
    function sharesOf(rules) {
      const shares = new Map();
      const cells = cellsOf(rules, chosen.direction).flat();
      for (const cell of cells) {
        const { label } = styleOf(data.maps[rules].owners[cell.owner]);
        shares.set(label, (shares.get(label) || 0) + 1 / cells.length);
      }
      return shares;
    }
    function drawLegend() {
      const shares = sharesOf(chosen.rules);
      const others = sharesOf(otherRules());
      const shown = data.styles.filter((style) => shares.has(style.label))
        .sort((a, b) => shares.get(b.label) - shares.get(a.label));
      const contrast = chosen.rules === 'after' ? 'without the arbiter' : 'with the arbiter';
      byId('legend').replaceChildren(...shown.map((style) => html('li', { 'data-owner': style.label },
        svg('svg', { 'aria-hidden': 'true' },
          svg('rect', { width: 30, height: 30, fill: `url(#style-${style.style})` })),
        html('span', {}, html('b', {}, style.label),
          html('small', {}, `${percent(shares.get(style.label))}; ${contrast} `
            + percent(others.get(style.label) || 0))))));
    }

    /** Describes the owner of the drag from a cell, and the reason. */
    function describe({ column, row }) {
      const map = data.maps[chosen.rules];
      const other = otherRules();
      const cell = cellsOf(chosen.rules, chosen.direction)[row][column];
      const before = cellsOf(other, chosen.direction)[row][column];
      const owner = map.owners[cell.owner];
      const otherOwner = data.maps[other].owners[before.owner];
      const [phrase, dx, dy] = directions[chosen.direction];
      const x = middle(column, size.width);
      const y = middle(row, size.height);
      const isSame = styleOf(owner).label === styleOf(otherOwner).label;
      byId('summary').replaceChildren(
        html('p', {}, `A drag ${phrase} from (${Math.round(x)}, ${Math.round(y)}). `,
          html('b', {}, `${capital(inWords(owner))}.`)),
        html('p', {}, `Reason: ${map.reasons[cell.reason]}.`),
        html('p', {}, isSame ? `The owner is the same ${ruleNames[other]}.`
          : `${capital(ruleNames[other])}, ${inWords(otherOwner)}.`));
      byId('summary').dataset.owner = styleOf(owner).label;
      const length = dx && dy ? 42 : 60;
      const [tipX, tipY] = [x + dx * length, y + dy * length];
      const angle = Math.atan2(dy, dx);
      const head = [-2.5, 2.5].map((turn) =>
        `${tipX + 14 * Math.cos(angle + turn)} ${tipY + 14 * Math.sin(angle + turn)}`);
      const d = `M${x} ${y}L${tipX} ${tipY}M${head[0]}L${tipX} ${tipY}L${head[1]}`;
      point.replaceChildren(svg('path', { d }), svg('path', { d }),
        svg('circle', { cx: x, cy: y, r: 7 }));
    }

    function cellAt(event) {
      const cells = byId('map').querySelector('.glass').getBoundingClientRect();
      const { spacing, columns, rows } = data.maps.after;
      const place = (offset, length, extent, count) => Math.min(count - 1,
        Math.max(0, Math.floor(offset / length * extent / spacing)));
      return {
        column: place(event.clientX - cells.left, cells.width, size.width, columns),
        row: place(event.clientY - cells.top, cells.height, size.height, rows),
      };
    }
    function choose(column, row) {
      const { columns, rows } = data.maps.after;
      chosen.column = Math.min(columns - 1, Math.max(0, column));
      chosen.row = Math.min(rows - 1, Math.max(0, row));
      describe(chosen);
    }
    function followMap() {
      const map = byId('map');
      // The description is read aloud, so it changes once for each cell.
      let described = null;
      const hover = (cell) => {
        const key = `${cell.column},${cell.row}`;
        if (key !== described) describe(cell);
        described = key;
      };
      map.addEventListener('pointermove', (event) => hover(cellAt(event)));
      map.addEventListener('pointerleave', () => { described = null; describe(chosen); });
      map.addEventListener('click', (event) => {
        const cell = cellAt(event);
        choose(cell.column, cell.row);
      });
      map.addEventListener('keydown', (event) => {
        const step = event.shiftKey ? 5 : 1;
        const move = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step],
          ArrowDown: [0, step] }[event.key];
        if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        choose(chosen.column + move[0], chosen.row + move[1]);
      });
    }
    function drawCompass() {
      byId('compass').append(...Object.entries(directions).map(([name, [phrase, dx, dy, x, y]]) => {
        const turn = Math.atan2(dy, dx) * 180 / Math.PI;
        const input = html('input', { type: 'radio', name: 'direction', value: name,
          'aria-label': phrase });
        input.checked = name === chosen.direction;
        input.addEventListener('change', () => { chosen.direction = name; drawMap(); });
        const label = html('label', { title: phrase }, input,
          html('span', {}, svg('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' },
            svg('path', { d: 'M3 10h14M11 4l6 6l-6 6', transform: `rotate(${turn} 10 10)` }))));
        label.style.gridColumn = x;
        label.style.gridRow = y;
        return label;
      }));
    }

    """#
}
#endif
