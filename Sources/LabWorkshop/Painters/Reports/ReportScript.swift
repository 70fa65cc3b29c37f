#if HEADLESS
import GestureLab

/// The script of a report: shows what the page contains, and handles input.
enum ReportScript {
  static let text =
    "'use strict';\n(() => {\n" + common + map + drag + time + start + "})();\n"

  private static let common = #"""
    const data = JSON.parse(document.getElementById('data').textContent);
    const byId = (id) => document.getElementById(id);
    const chosen = { rules: 'after', direction: data.drag.direction, column: 0, row: 0, time: 0 };
    const ruleNames = { before: 'under plain UIKit rules', after: 'with the arbiter' };
    const otherRules = () => (chosen.rules === 'after' ? 'before' : 'after');
    const size = { width: data.maps.after.width, height: data.maps.after.height };
    const capital = (text) => text[0].toUpperCase() + text.slice(1);

    /** Shows one of the pictures or texts that the page contains. */
    const show = (id, template) => byId(id).replaceChildren(byId(template).content.cloneNode(true));
    const svg = (name, attributes) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    };
    /** Makes a paragraph; text is never parsed as markup. */
    const paragraph = (text, bold = '') => {
      const [element, strong] = ['p', 'b'].map((name) => document.createElement(name));
      strong.textContent = bold;
      element.append(text, ...(bold ? [strong] : []));
      return element;
    };

    """#

  /// The map, and the description of a point.
  private static let map = #"""
    const ways = { 'right': [1, 0], 'down-right': [1, 1], 'down': [0, 1], 'down-left': [-1, 1],
      'left': [-1, 0], 'up-left': [-1, -1], 'up': [0, -1], 'up-right': [1, -1] };
    const phrase = () => document.querySelector('input[name=direction]:checked')
      .getAttribute('aria-label');
    const ownerOf = (owner) => data.owners.find(
      (each) => each.owner.kind === owner.kind && each.owner.name === owner.name);
    function cellAt(rules, { column, row }) {
      const map = data.maps[rules];
      const found = map.directions.find((part) => part.direction === chosen.direction);
      let end = 0;
      const [, owner, reason] = found.rows[row].find(([count]) => (end += count) > column);
      return { ...ownerOf(map.owners[owner]), reason: map.reasons[reason] };
    }
    const middle = (index, length) => {
      const low = index * data.maps.after.spacing;
      return (low + Math.min(low + data.maps.after.spacing, length)) / 2;
    };
    const titles = { before: 'Plain UIKit', after: 'With the arbiter' };
    function showMap() {
      const rules = chosen.rules;
      show('map', `map-${rules}-${chosen.direction}`);
      show('other', `map-${otherRules()}-${chosen.direction}`);
      show('legend', `legend-${rules}-${chosen.direction}`);
      byId('map-rules').textContent = titles[rules];
      byId('other').setAttribute('aria-label', `Show the map ${ruleNames[otherRules()]}`);
      byId('other-rules').textContent = titles[otherRules()];
      byId('legend-direction').textContent = `${phrase()}, ${ruleNames[rules]}`;
      byId('printed').textContent = `The map shows drags ${phrase()}, ${ruleNames[rules]}.`;
      describe(chosen);
    }

    /** Describes the owner of the drag from a cell, and the reason. */
    function describe(place) {
      const other = otherRules();
      const [cell, otherCell] = [cellAt(chosen.rules, place), cellAt(other, place)];
      const [x, y] = [middle(place.column, size.width), middle(place.row, size.height)];
      byId('summary').replaceChildren(
        paragraph(`A drag ${phrase()} from (${Math.round(x)}, ${Math.round(y)}). `,
          `${capital(cell.words)}.`),
        paragraph(`Reason: ${cell.reason}.`),
        paragraph(cell.label === otherCell.label ? `The owner is the same ${ruleNames[other]}.`
          : `${capital(ruleNames[other])}, ${otherCell.words}.`));
      byId('summary').dataset.owner = cell.label;
      const [dx, dy] = ways[chosen.direction];
      const length = dx && dy ? 42 : 60;
      const [tipX, tipY] = [x + dx * length, y + dy * length];
      const angle = Math.atan2(dy, dx);
      const head = [-2.5, 2.5].map((turn) =>
        `${tipX + 14 * Math.cos(angle + turn)} ${tipY + 14 * Math.sin(angle + turn)}`);
      const d = `M${x} ${y}L${tipX} ${tipY}M${head[0]}L${tipX} ${tipY}L${head[1]}`;
      byId('map').querySelector('.point').replaceChildren(svg('path', { d }), svg('path', { d }),
        svg('circle', { cx: x, cy: y, r: 7 }));
    }

    function placeOf(event) {
      const glass = byId('map').querySelector('.glass').getBoundingClientRect();
      const { spacing, columns, rows } = data.maps.after;
      const place = (offset, length, extent, count) => Math.min(count - 1,
        Math.max(0, Math.floor(offset / length * extent / spacing)));
      return {
        column: place(event.clientX - glass.left, glass.width, size.width, columns),
        row: place(event.clientY - glass.top, glass.height, size.height, rows),
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
      map.addEventListener('pointermove', (event) => hover(placeOf(event)));
      map.addEventListener('pointerleave', () => { described = null; describe(chosen); });
      map.addEventListener('click', (event) => {
        const cell = placeOf(event);
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

    """#

  /// The drag at a time.
  private static let drag = #"""
    const record = () => data.drag.records[chosen.rules];
    const duration = Number(byId('time').max);
    const close = 0.0005;
    const clock = (time) => `${Math.round(time)} ms`;

    /** Returns the state of a recognizer at a time; null after the last one. */
    function stateAt(row, time) {
      const bars = row.bars.filter((bar) => bar.from <= time + close && time <= bar.to + close);
      return bars.length ? bars[bars.length - 1].state : null;
    }
    function locationAt(time) {
      const samples = record().samples;
      const next = samples.findIndex((sample) => sample.time >= time);
      if (next <= 0) return samples[next === 0 ? 0 : samples.length - 1];
      const [from, to] = [samples[next - 1], samples[next]];
      const share = (time - from.time) / (to.time - from.time);
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    function showDrag() {
      for (const id of ['stroke', 'outcome', 'chart', 'states', 'moments', 'rulings']) {
        show(id, `${id}-${chosen.rules}`);
      }
      byId('stroke').firstElementChild.classList.add('quiet');
      for (const bar of document.querySelectorAll('#chart .bar')) {
        const { from, to } = bar.dataset;
        bar.style.left = `min(${from / duration * 100}%, calc(100% - 8px))`;
        bar.style.width = `${(to - from) / duration * 100}%`;
      }
      for (const button of document.querySelectorAll('#moments button')) {
        button.addEventListener('click', () => { pause(); showTime(Number(button.dataset.time)); });
      }
      showTime(chosen.time);
    }

    /** Shows the drag at a time, in ms. */
    function showTime(time) {
      chosen.time = Math.min(duration, Math.max(0, time));
      const slider = byId('time');
      slider.value = chosen.time;
      slider.setAttribute('aria-valuetext', clock(chosen.time));
      byId('clock').textContent = `${clock(chosen.time)} of ${Math.round(duration)}`;
      byId('printed-time').textContent =
        `The touch and the states are those at ${clock(chosen.time)}.`;
      const samples = record().samples;
      const at = locationAt(chosen.time);
      const way = [...samples.filter((sample) => sample.time <= chosen.time), at];
      const touch = document.querySelector('#stroke .touch');
      document.querySelector('#stroke .way').setAttribute('d',
        way.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join(''));
      touch.setAttribute('cx', at.x);
      touch.setAttribute('cy', at.y);
      touch.classList.toggle('up', chosen.time >= samples[samples.length - 1].time - close);
      record().rows.forEach((row, index) => {
        const element = byId('chart').children[index];
        const state = stateAt(row, chosen.time);
        const name = state === 'ended' ? 'recognized' : state || 'reset';
        element.dataset.state = state || 'reset';
        element.querySelector('small').textContent =
          row.wins && ['began', 'changed', 'ended'].includes(state) ? `${name}, owns the drag` : name;
        element.querySelector('.now').style.left = `${chosen.time / duration * 100}%`;
      });
      const past = record().moments.filter((moment) => moment.time <= chosen.time + close).length;
      [...byId('moments').children].forEach((item, index) => {
        item.classList.toggle('later', index >= past);
        if (index === past - 1) item.setAttribute('aria-current', 'step');
        else item.removeAttribute('aria-current');
      });
    }

    """#

  /// The time that passes.
  private static let time = #"""
    function step(way) {
      const times = record().moments.map((moment) => moment.time);
      const next = way > 0 ? times.find((time) => time > chosen.time + close)
        : times.filter((time) => time < chosen.time - close).pop();
      pause();
      showTime(next === undefined ? (way > 0 ? duration : 0) : next);
    }
    const icons = { play: 'M4 2l13 7l-13 7z', pause: 'M3 2h4v14h-4zM11 2h4v14h-4z' };
    let playing = null;
    function setPlay(isPlaying) {
      byId('play').setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
      byId('play').querySelector('path').setAttribute('d', isPlaying ? icons.pause : icons.play);
    }
    function pause() {
      if (playing === null) return;
      cancelAnimationFrame(playing);
      playing = null;
      setPlay(false);
    }
    function play() {
      if (chosen.time >= duration) showTime(0);
      const from = chosen.time;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const whole = Math.min(8000, Math.max(3000, duration * 20));
      let start = null;
      setPlay(true);
      const frame = (now) => {
        if (start === null) start = now;
        const time = from + (now - start) / whole * duration;
        // With reduced motion only the events are shown, one after the other.
        const shown = calm
          ? Math.max(from, ...record().moments.map((moment) => moment.time)
            .filter((moment) => moment <= time)) : time;
        showTime(time >= duration ? duration : shown);
        if (time >= duration) pause();
        else playing = requestAnimationFrame(frame);
      };
      playing = requestAnimationFrame(frame);
    }

    """#

  /// The initial drawing and the event handlers.
  private static let start = #"""
    const first = data.drag.records.after.samples[0];
    chosen.column = Math.min(data.maps.after.columns - 1, Math.floor(first.x / data.maps.after.spacing));
    chosen.row = Math.min(data.maps.after.rows - 1, Math.floor(first.y / data.maps.after.spacing));
    for (const input of document.querySelectorAll('input[name=direction]')) {
      input.checked = input.value === chosen.direction;
      input.addEventListener('change', () => { chosen.direction = input.value; showMap(); });
    }
    showMap();
    followMap();
    setPlay(false);
    showDrag();
    const rulesInputs = [...document.querySelectorAll('input[name=rules]')];
    function chooseRules(rules) {
      chosen.rules = rules;
      for (const input of rulesInputs) input.checked = input.value === rules;
      showMap();
      showDrag();
    }
    for (const input of rulesInputs) {
      input.checked = input.value === chosen.rules;
      input.addEventListener('change', () => chooseRules(input.value));
    }
    byId('other').addEventListener('click', () => chooseRules(otherRules()));
    byId('time').addEventListener('input', (event) => {
      pause();
      showTime(Number(event.target.value));
    });
    byId('time').addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (by) { pause(); showTime(Math.round(chosen.time) + by * (event.shiftKey ? 10 : 1)); }
      else if (event.key === 'PageUp') step(1);
      else if (event.key === 'PageDown') step(-1);
      else if (event.key === 'Home') { pause(); showTime(0); }
      else if (event.key === 'End') { pause(); showTime(duration); }
      else return;
      event.preventDefault();
    });
    byId('play').addEventListener('click', () => { if (playing === null) play(); else pause(); });
    byId('previous').addEventListener('click', () => step(-1));
    byId('next').addEventListener('click', () => step(1));

    """#
}
#endif
