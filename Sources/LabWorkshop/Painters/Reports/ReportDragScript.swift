#if HEADLESS
import GestureLab

/// The part of a report's script that draws the drag: stroke, recognizers, events and decisions.
enum ReportDragScript {
  static let text = #"""
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

    /** Returns the state of a recognizer at a time; null after the last one. */
    function stateAt(row, time) {
      const bars = row.bars.filter((bar) => bar.from <= time + close && time <= bar.to + close);
      return bars.length ? bars[bars.length - 1] : null;
    }
    function locationAt(time) {
      const samples = record().samples;
      const next = samples.findIndex((sample) => sample.time >= time);
      if (next <= 0) return samples[next === 0 ? 0 : samples.length - 1];
      const [from, to] = [samples[next - 1], samples[next]];
      const share = (time - from.time) / (to.time - from.time);
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }

    let way = null;
    let touch = null;
    const line = (points) => points.map((at, index) =>
      `${index ? 'L' : 'M'}${Math.round(at.x * 10) / 10} ${Math.round(at.y * 10) / 10}`).join('');
    function drawStroke() {
      way = svg('path', { class: 'way' });
      touch = svg('circle', { class: 'touch', r: 20 });
      const { direction, place } = data.drag;
      byId('stroke').replaceChildren(phone(`The path of the touch, ${direction} from the ${place}`,
        { below: data.wireframe.map(shape), above: [
          svg('path', { class: 'trail', d: line(record().samples) }), way, touch] }));
      byId('stroke').firstChild.classList.add('quiet');
      const { owner, screensPopped } = record();
      byId('outcome').replaceChildren(
        html('b', {}, `${capital(ruleNames[chosen.rules])}, ${inWords(owner)}.`),
        owner.kind === 'pop' && !screensPopped ? ' The touch ends too early, and the screen stays.' : '');
    }

    const thin = 12;
    /** States without a duration are only listed, except for the last one. */
    const drawn = (row) => row.bars.filter(
      (bar, index) => bar.to > bar.from || index === row.bars.length - 1);
    function drawChart() {
      byId('chart').replaceChildren(...record().rows.map((row) => {
        const track = html('div', { class: 'track', 'aria-hidden': 'true' });
        for (const bar of drawn(row)) {
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
          html('div', { class: 'who' }, html('b', {}, ...broken(row.name)), html('small', {})), track);
      }));
      const used = new Set(record().rows.flatMap((row) => drawn(row).map((bar) => bar.state)));
      byId('states').replaceChildren(...Object.keys(stateNames).filter((state) => used.has(state))
        .map((state) => html('li', {}, html('i', { class: state }), stateNames[state])));
    }

    function drawLists() {
      byId('moments').replaceChildren(...record().moments.map((moment) => {
        const button = html('button', { type: 'button' }, html('time', {}, clock(moment.time)),
          html('span', {}, html('b', {}, ...broken(moment.who)), ' ', ...broken(moment.what)));
        button.addEventListener('click', () => { pause(); show(moment.time); });
        return html('li', {}, button);
      }));
      const rulings = record().rulings.map((ruling) => html('div', { class: 'card ruling' },
        html('p', {}, html('span', { class: 'verdict' },
          `${ruling.subject} ${ruling.isAllowed ? 'allowed' : 'refused'}`),
        ruling.rule === 'noObjection' ? ': no rule objected'
          : ` by ${ruling.rule}${ruling.why ? `: ${ruling.why}` : ''}`),
        html('small', {}, clock(ruling.time))));
      byId('rulings').replaceChildren(...(rulings.length ? rulings : [html('p', { class: 'none' },
        chosen.rules === 'before'
          ? 'Without the arbiter the recognizer that begins first owns the drag.'
          : 'The arbiter made no decision: no pop was about to begin.')]));
    }

    /** Shows the drag at a time, in ms. */
    function show(time) {
      chosen.time = Math.min(duration, Math.max(0, time));
      const slider = byId('time');
      slider.value = chosen.time;
      slider.setAttribute('aria-valuetext', clock(chosen.time));
      byId('clock').textContent = `${clock(chosen.time)} of ${Math.round(duration)}`;
      byId('printed-time').textContent =
        `The touch and the states are those at ${clock(chosen.time)}.`;
      const samples = record().samples;
      const at = locationAt(chosen.time);
      way.setAttribute('d',
        line([...samples.filter((sample) => sample.time <= chosen.time), at]));
      touch.setAttribute('cx', at.x);
      touch.setAttribute('cy', at.y);
      touch.classList.toggle('up', chosen.time >= samples[samples.length - 1].time - close);
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
        // With reduced motion only the events are shown, one after the other.
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
}
#endif
