#if HEADLESS
import GestureLab

/// The script of a report: draws the map and the drag, and handles input.
enum ReportScript {
  static let text =
    "'use strict';\n(() => {\n" + common + ReportMapScript.text + ReportDragScript.text + start
    + "})();\n"

  /// The data, and functions that make elements: never from markup, so that text is never parsed.
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

    /** Allows line breaks after the dots of a name. */
    const broken = (text) => text.split('.').flatMap((part, index) =>
      index ? ['.', html('wbr'), part] : [part]);

    /** Makes an element of a wireframe, and those inside. */
    const shape = ({ name, attributes, text, children }) =>
      svg(name, attributes, ...(text ? [text] : []), ...children.map(shape));

    const size = { width: data.maps.after.width, height: data.maps.after.height };
    const styleOf = (owner) => data.styles.find(
      (style) => style.owner.kind === owner.kind && style.owner.name === owner.name);
    const inWords = (owner) => ({
      pop: 'it pops the screen', push: 'it pushes a screen', unclaimed: 'it has no owner',
    })[owner.kind] || `its owner is ${owner.name}`;
    const capital = (text) => text[0].toUpperCase() + text.slice(1);

    /** Draws the patterns, once for all pictures of the page. */
    function drawPatterns() {
      const patterns = data.styles.map((style) => svg('pattern',
        { id: `style-${style.style}`, width: 10, height: 10, patternUnits: 'userSpaceOnUse' },
        svg('rect', { width: 10, height: 10, fill: style.color }),
        svg('path', { class: 'lines', d: style.pattern })));
      document.body.append(svg('svg', { class: 'hidden', 'aria-hidden': 'true' },
        svg('defs', {}, ...patterns,
          svg('clipPath', { id: 'glass' },
            svg('rect', { width: size.width, height: size.height, rx: 40 })))));
    }

    /** Returns a phone with a picture on its screen, and the frames of the content. */
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

  /// The initial drawing and the event handlers.
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
    const rulesInputs = [...document.querySelectorAll('input[name=rules]')];
    function chooseRules(rules) {
      chosen.rules = rules;
      for (const input of rulesInputs) input.checked = input.value === rules;
      drawMap();
      drawDrag();
    }
    for (const input of rulesInputs) {
      input.checked = input.value === chosen.rules;
      input.addEventListener('change', () => chooseRules(input.value));
    }
    byId('other').addEventListener('click', () => chooseRules(otherRules()));
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
#endif
