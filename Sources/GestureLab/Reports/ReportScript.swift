/// What a report does: draws the map and the drag from the data in its page, and follows the reader.
enum ReportScript {
  static let text = "'use strict';\n(() => {\n" + common + map + drag + start + "})();\n"

  /// The data, and how elements are made: never from markup, so that no text can become any.
  private static let common = #"""
    const data = JSON.parse(document.getElementById('data').textContent);
    const byId = (id) => document.getElementById(id);
    const chosen = { rules: 'after', direction: data.drag.direction, column: 0, row: 0, time: 0 };
    const directions = {
      'right': ['to the right', 1, 0, 3, 2], 'down-right': ['down and to the right', 1, 1, 3, 3],
      'down': ['down', 0, 1, 2, 3], 'down-left': ['down and to the left', -1, 1, 1, 3],
      'left': ['to the left', -1, 0, 1, 2], 'up-left': ['up and to the left', -1, -1, 1, 1],
      'up': ['up', 0, -1, 2, 1], 'up-right': ['up and to the right', 1, -1, 3, 1],
    };
    const ruleNames = { before: 'under plain UIKit rules', after: 'with the arbiter' };

    function fill(element, attributes, children) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value !== null && value !== undefined) element.setAttribute(name, value);
      }
      element.append(...children);
      return element;
    }
    const html = (name, attributes = {}, ...children) =>
      fill(document.createElement(name), attributes, children);
    const svg = (name, attributes = {}, ...children) =>
      fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

    const size = { width: data.maps.after.width, height: data.maps.after.height };
    const lookOf = (owner) => data.looks.find(
      (look) => look.owner.kind === owner.kind && look.owner.name === owner.name);
    const inWords = (owner) => ({
      pop: 'it pops the screen', push: 'it pushes a screen', nobody: 'nobody owns it',
    })[owner.kind] || `${owner.name} owns it`;
    const capital = (text) => text[0].toUpperCase() + text.slice(1);

    /** The patterns, once for all pictures of the page. */
    function drawPatterns() {
      const patterns = data.looks.map((look) => svg('pattern',
        { id: `look-${look.look}`, width: 10, height: 10, patternUnits: 'userSpaceOnUse' },
        svg('rect', { width: 10, height: 10, fill: look.color }),
        svg('path', { class: 'lines', d: look.pattern })));
      document.body.append(svg('svg', { class: 'hidden', 'aria-hidden': 'true' },
        svg('defs', {}, ...patterns,
          svg('clipPath', { id: 'glass' },
            svg('rect', { width: size.width, height: size.height, rx: 40 })))));
    }

    /** A phone with something on its glass, and the frames of the contents over it. */
    function phone(label, inside) {
      const frames = [];
      for (const content of data.maps.after.contents) {
        const same = frames.find((frame) => frame.x === content.x && frame.y === content.y
          && frame.width === content.width && frame.height === content.height);
        if (same) same.names.push(content.name);
        else frames.push({ ...content, names: [content.name] });
      }
      const labels = [];
      const outlines = frames.flatMap((frame) => {
        const at = { x: frame.x + 14, y: frame.y + (frame.y < 20 ? 68 : 24) };
        while (labels.some((other) => Math.abs(other.y - at.y) < 20
          && Math.abs(other.x - at.x) < 80)) at.y += 22;
        labels.push(at);
        return [
          svg('rect', { class: 'frame', x: frame.x + 2, y: frame.y + 2, rx: 6,
            width: Math.max(0, frame.width - 4), height: Math.max(0, frame.height - 4) }),
          svg('text', { class: 'name', x: at.x, y: at.y }, frame.names.join(', ')),
        ];
      });
      return svg('svg', { viewBox: `-2 -2 ${size.width + 4} ${size.height + 4}`, role: 'img',
        'aria-label': label },
        svg('g', { 'clip-path': 'url(#glass)' },
          svg('rect', { class: 'glass', width: size.width, height: size.height }),
          ...inside.below, ...outlines),
        svg('rect', { class: 'body', width: size.width, height: size.height, rx: 40 }),
        ...inside.above);
    }

    """#

  /// The map, its legend, and what is said of a point.
  private static let map = #"""
    /** The cells of a map's direction, row by row. */
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

    /** Runs of cells with one owner; those of a row that are like those above make one with them. */
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
    function drawMap() {
      const map = data.maps[chosen.rules];
      const side = map.spacing;
      const rects = blocksOf(cellsOf(chosen.rules, chosen.direction)).map((block) => {
        const look = lookOf(map.owners[block.owner]);
        return svg('rect', { x: block.column * side, y: block.row * side,
          width: block.columns * side, height: block.rows * side,
          fill: `url(#look-${look.look})`, 'data-owner': look.label });
      });
      point = svg('g', { class: 'point' });
      const [phrase] = directions[chosen.direction];
      byId('map').replaceChildren(phone(`Owners of drags ${phrase}, ${ruleNames[chosen.rules]}`,
        { below: [svg('g', { class: 'cells' }, ...rects)], above: [point] }));
      byId('legend-direction').textContent = `${phrase}, ${ruleNames[chosen.rules]}`;
      byId('printed').textContent =
        `The map shows drags ${phrase}, ${ruleNames[chosen.rules]}.`;
      drawLegend();
      tell(chosen);
    }

    const percent = (share) => {
      const tenths = Math.round(share * 1000) / 10;
      return tenths >= 1 || tenths === 0 ? `${Math.round(tenths)} %` : `${tenths} %`;
    };
    function sharesOf(rules) {
      const shares = new Map();
      const cells = cellsOf(rules, chosen.direction).flat();
      for (const cell of cells) {
        const { label } = lookOf(data.maps[rules].owners[cell.owner]);
        shares.set(label, (shares.get(label) || 0) + 1 / cells.length);
      }
      return shares;
    }
    function drawLegend() {
      const shares = sharesOf(chosen.rules);
      const others = sharesOf(chosen.rules === 'after' ? 'before' : 'after');
      const shown = data.looks.filter((look) => shares.has(look.label) || others.has(look.label))
        .sort((a, b) => (shares.get(b.label) || 0) - (shares.get(a.label) || 0));
      const contrast = chosen.rules === 'after' ? 'without the arbiter' : 'with the arbiter';
      byId('legend').replaceChildren(...shown.map((look) => html('li', { 'data-owner': look.label },
        svg('svg', { 'aria-hidden': 'true' },
          svg('rect', { width: 30, height: 30, fill: `url(#look-${look.look})` })),
        html('span', {}, html('b', {}, look.label),
          html('small', {}, `${percent(shares.get(look.label) || 0)}; ${contrast} `
            + percent(others.get(look.label) || 0))))));
    }

    /** Says who owns the drag from a cell, and why. */
    function tell({ column, row }) {
      const map = data.maps[chosen.rules];
      const other = chosen.rules === 'after' ? 'before' : 'after';
      const cell = cellsOf(chosen.rules, chosen.direction)[row][column];
      const before = cellsOf(other, chosen.direction)[row][column];
      const owner = map.owners[cell.owner];
      const otherOwner = data.maps[other].owners[before.owner];
      const [phrase, dx, dy] = directions[chosen.direction];
      const x = middle(column, size.width);
      const y = middle(row, size.height);
      const isSame = lookOf(owner).label === lookOf(otherOwner).label;
      byId('told').replaceChildren(
        html('p', {}, `A drag ${phrase} from (${Math.round(x)}, ${Math.round(y)}). `,
          html('b', {}, `${capital(inWords(owner))}.`)),
        html('p', {}, `Why: ${map.reasons[cell.reason]}.`),
        html('p', {}, isSame ? `It is the same ${ruleNames[other]}.`
          : `${capital(ruleNames[other])}, ${inWords(otherOwner)}.`));
      byId('told').dataset.owner = lookOf(owner).label;
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
      tell(chosen);
    }
    function followMap() {
      const map = byId('map');
      map.addEventListener('pointermove', (event) => tell(cellAt(event)));
      map.addEventListener('pointerleave', () => tell(chosen));
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

  /// The drag: its stroke, its recognizers and what happened.
  private static let drag = #"""
    const stateNames = { possible: 'possible', waiting: 'waiting', began: 'began',
      changed: 'changed', ended: 'recognized', failed: 'failed', cancelled: 'cancelled' };
    const record = () => data.drag.records[chosen.rules];
    const ends = ['before', 'after'].flatMap((rules) => [
      ...data.drag.records[rules].samples.map((sample) => sample.time),
      ...data.drag.records[rules].moments.map((moment) => moment.time),
      ...data.drag.records[rules].rows.flatMap((row) => row.bars.map((bar) => bar.to))]);
    const duration = Math.max(1, ...ends);
    const close = 0.0005;
    const clock = (time) => `${Math.round(time)} ms`;

    /** The state of a recognizer at a time; after its last it is reset. */
    function stateAt(row, time) {
      const bars = row.bars.filter((bar) => bar.from <= time + close && time <= bar.to + close);
      return bars.length ? bars[bars.length - 1] : null;
    }
    function fingerAt(time) {
      const samples = record().samples;
      const next = samples.findIndex((sample) => sample.time >= time);
      if (next <= 0) return samples[next === 0 ? 0 : samples.length - 1];
      const [from, to] = [samples[next - 1], samples[next]];
      const share = (time - from.time) / (to.time - from.time);
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }

    let way = null;
    let finger = null;
    const line = (points) => points.map((at, index) =>
      `${index ? 'L' : 'M'}${Math.round(at.x * 10) / 10} ${Math.round(at.y * 10) / 10}`).join('');
    function drawStroke() {
      way = svg('path', { class: 'way' });
      finger = svg('circle', { class: 'finger', r: 20 });
      const { direction, place } = data.drag;
      byId('stroke').replaceChildren(phone(`The way of the finger, ${direction} from the ${place}`,
        { below: [], above: [
          svg('path', { class: 'trail', d: line(record().samples) }), way, finger] }));
      byId('stroke').firstChild.classList.add('quiet');
      const { owner, screensPopped } = record();
      byId('outcome').replaceChildren(
        html('b', {}, `${capital(ruleNames[chosen.rules])}, ${inWords(owner)}.`),
        owner.kind === 'pop' && !screensPopped ? ' It is let go too early, and the screen stays.' : '');
    }

    const thin = 12;
    function drawChart() {
      byId('chart').replaceChildren(...record().rows.map((row) => {
        const track = html('div', { class: 'track', 'aria-hidden': 'true' });
        for (const bar of row.bars) {
          const width = (bar.to - bar.from) / duration * 100;
          const name = stateNames[bar.state] || bar.state;
          const element = html('div', { class: `bar ${bar.state}${width < thin ? ' thin' : ''}`,
            title: bar.because ? `${name}: ${bar.because}` : name }, name);
          element.style.left = `min(${bar.from / duration * 100}%, calc(100% - 8px))`;
          element.style.width = `${width}%`;
          track.append(element);
        }
        track.append(html('div', { class: 'now' }));
        return html('div', { class: row.wins ? 'row wins' : 'row', 'data-name': row.name },
          html('div', { class: 'who' }, html('b', {}, row.name), html('small', {})), track);
      }));
      const used = new Set(record().rows.flatMap((row) => row.bars.map((bar) => bar.state)));
      byId('states').replaceChildren(...Object.keys(stateNames).filter((state) => used.has(state))
        .map((state) => html('li', {}, html('i', { class: state }), stateNames[state])));
    }

    function drawLists() {
      byId('moments').replaceChildren(...record().moments.map((moment) => {
        const button = html('button', { type: 'button' }, html('time', {}, clock(moment.time)),
          html('span', {}, html('b', {}, moment.who), ` ${moment.what}`));
        button.addEventListener('click', () => { pause(); show(moment.time); });
        return html('li', {}, button);
      }));
      const rulings = record().rulings.map((ruling) => html('div', { class: 'card ruling' },
        html('p', {}, html('span', { class: 'verdict' },
          `${ruling.subject} ${ruling.isAllowed ? 'allowed' : 'refused'}`),
        ` by ${ruling.rule === 'noObjection' ? 'no objection of any rule' : ruling.rule}`),
        ruling.why ? html('p', {}, `${capital(ruling.why)}.`) : '',
        html('small', {}, clock(ruling.time))));
      byId('rulings').replaceChildren(...(rulings.length ? rulings : [html('p', { class: 'none' },
        chosen.rules === 'before'
          ? 'Without the arbiter nobody decides: whichever recognizer begins first wins.'
          : 'The arbiter was not asked: no pop came near to beginning.')]));
    }

    /** Shows the drag as it is at a time, in ms. */
    function show(time) {
      chosen.time = Math.min(duration, Math.max(0, time));
      const slider = byId('time');
      slider.value = chosen.time;
      slider.setAttribute('aria-valuetext', clock(chosen.time));
      byId('clock').textContent = `${clock(chosen.time)} of ${Math.round(duration)}`;
      const samples = record().samples;
      const at = fingerAt(chosen.time);
      way.setAttribute('d',
        line([...samples.filter((sample) => sample.time <= chosen.time), at]));
      finger.setAttribute('cx', at.x);
      finger.setAttribute('cy', at.y);
      finger.classList.toggle('up', chosen.time >= samples[samples.length - 1].time - close);
      record().rows.forEach((row, index) => {
        const element = byId('chart').children[index];
        const bar = stateAt(row, chosen.time);
        const state = bar ? stateNames[bar.state] || bar.state : 'reset';
        element.dataset.state = bar ? bar.state : 'reset';
        element.querySelector('small').textContent =
          row.wins && bar && ['began', 'changed', 'ended'].includes(bar.state)
            ? `${state}, owns the drag` : state;
        element.querySelector('.now').style.left = `${chosen.time / duration * 100}%`;
      });
      const moments = record().moments;
      const past = moments.filter((moment) => moment.time <= chosen.time + close).length;
      [...byId('moments').children].forEach((item, index) => {
        item.classList.toggle('later', index >= past);
        if (index === past - 1) item.setAttribute('aria-current', 'step');
        else item.removeAttribute('aria-current');
      });
    }
    function step(way) {
      const times = record().moments.map((moment) => moment.time);
      const next = way > 0 ? times.find((time) => time > chosen.time + close)
        : times.filter((time) => time < chosen.time - close).pop();
      pause();
      show(next === undefined ? (way > 0 ? duration : 0) : next);
    }

    const icons = { play: 'M4 2l13 7l-13 7z', pause: 'M3 2h4v14h-4zM11 2h4v14h-4z' };
    let playing = null;
    function setPlay(isPlaying) {
      byId('play').setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
      byId('play').replaceChildren(svg('svg', { viewBox: '0 0 18 18', 'aria-hidden': 'true' },
        svg('path', { d: isPlaying ? icons.pause : icons.play })));
    }
    function pause() {
      if (playing === null) return;
      cancelAnimationFrame(playing);
      playing = null;
      setPlay(false);
    }
    function play() {
      if (chosen.time >= duration) show(0);
      const from = chosen.time;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const whole = Math.min(8000, Math.max(3000, duration * 20));
      let start = null;
      setPlay(true);
      const frame = (now) => {
        if (start === null) start = now;
        const time = from + (now - start) / whole * duration;
        // Who wants less motion sees the moments, one after the other.
        const shown = calm
          ? Math.max(from, ...record().moments.map((moment) => moment.time)
            .filter((moment) => moment <= time)) : time;
        show(time >= duration ? duration : shown);
        if (time >= duration) pause();
        else playing = requestAnimationFrame(frame);
      };
      playing = requestAnimationFrame(frame);
    }

    """#

  /// The beginning.
  private static let start = #"""
    function drawDrag() {
      drawStroke();
      drawChart();
      drawLists();
      show(chosen.time);
    }
    drawPatterns();
    drawCompass();
    const first = data.drag.records.after.samples[0];
    chosen.column = Math.min(data.maps.after.columns - 1, Math.floor(first.x / data.maps.after.spacing));
    chosen.row = Math.min(data.maps.after.rows - 1, Math.floor(first.y / data.maps.after.spacing));
    drawMap();
    followMap();
    byId('time').max = duration;
    setPlay(false);
    drawDrag();
    for (const input of document.querySelectorAll('input[name=rules]')) {
      input.checked = input.value === chosen.rules;
      input.addEventListener('change', () => { chosen.rules = input.value; drawMap(); drawDrag(); });
    }
    byId('time').addEventListener('input', (event) => {
      pause();
      show(Number(event.target.value));
    });
    byId('time').addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (by) { pause(); show(Math.round(chosen.time) + by * (event.shiftKey ? 10 : 1)); }
      else if (event.key === 'PageUp') step(1);
      else if (event.key === 'PageDown') step(-1);
      else if (event.key === 'Home') { pause(); show(0); }
      else if (event.key === 'End') { pause(); show(duration); }
      else return;
      event.preventDefault();
    });
    byId('play').addEventListener('click', () => { if (playing === null) play(); else pause(); });
    byId('previous').addEventListener('click', () => step(-1));
    byId('next').addEventListener('click', () => step(1));

    """#
}
