#if HEADLESS
/// The style sheet of a report: light and dark, wide and narrow, on a screen and on paper.
enum ReportStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --page: #f6f6f8; --card: #ffffff; --text: #1b1c1f; --soft: #5a5f69; --line: #dcdee3;
      --accent: #0a5fb4; --accent-text: #ffffff; --wash: #e8f0f9; --lifted: #ffffff;
      --ink: #ffffff; --ink-strength: .5; --outline: #1b1c1f;
      --possible: #e4e6ea; --waiting: #f3dfa6; --active: #0072b2; --recognized: #00714f;
      --failed: #d9d2d6; --cancelled: #eab8a4; --on-strong: #ffffff; --on-weak: #2b2d33;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131417; --card: #1c1e22; --text: #f0f1f4; --soft: #a5abb6; --line: #34373e;
        --accent: #7db8f0; --accent-text: #0d1a26; --wash: #1d2a38; --lifted: #555a65;
        --ink: #000000; --ink-strength: .4; --outline: #c9ccd3;
        --possible: #31343b; --waiting: #6b5a23; --active: #56b4e9; --recognized: #2fb98b;
        --failed: #453b41; --cancelled: #7a4a38; --on-strong: #0c1013; --on-weak: #e6e8ec;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 48px 32px 64px; max-width: 1120px;
      background: var(--page); color: var(--text);
      font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
    }
    h1, h2, h3 { line-height: 1.2; margin: 0; text-wrap: balance; }
    h1 { font-size: 36px; letter-spacing: -.02em; }
    h2 { font-size: 24px; letter-spacing: -.01em; }
    h3 { font-size: 15px; font-weight: 600; }
    code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      font-size: .92em; }
    .eyebrow { margin: 0 0 8px; color: var(--soft); font-size: 14px; font-weight: 600; }
    .facts { margin: 10px 0 0; color: var(--soft); }
    .lead { margin: 8px 0 28px; max-width: 62ch; color: var(--soft); }
    .lead b { color: var(--text); font-weight: 600; }
    .hidden, .skip:not(:focus) {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip:focus { position: fixed; top: 12px; left: 12px; z-index: 9; padding: 8px 14px;
      border-radius: 8px; background: var(--accent); color: var(--accent-text); }
    section { margin-top: 56px; }
    .rules { position: sticky; top: 0; z-index: 4; margin: 28px -32px 0; padding: 12px 32px;
      background: var(--page); }
    fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    .switch { display: inline-flex; gap: 4px; padding: 4px; border-radius: 12px;
      background: var(--possible); }
    .switch label { position: relative; cursor: pointer; }
    .switch input, .compass input { position: absolute; inset: 0; margin: 0; opacity: 0;
      cursor: pointer; width: 100%; height: 100%; }
    .switch span { display: block; padding: 8px 18px; border-radius: 9px; font-weight: 500; }
    .switch input:checked + span { background: var(--lifted); color: var(--text);
      box-shadow: 0 1px 3px rgb(0 0 0 / .18); }
    :focus-visible, input:focus-visible + span {
      outline: 3px solid var(--accent); outline-offset: 2px;
    }
    .columns { display: grid; grid-template-columns: minmax(0, 340px) minmax(0, 1fr); gap: 48px;
      align-items: start; }
    .columns.maps { grid-template-columns: minmax(0, 300px) minmax(0, 190px) minmax(0, 1fr);
      gap: 36px; }
    .columns > *, .side > * { min-width: 0; }
    .maps h3 { margin-bottom: 12px; }
    .other { color: var(--soft); }
    .other button { display: block; width: 100%; padding: 0; border: 0; background: none;
      color: inherit; font: inherit; cursor: pointer; border-radius: 24px; }
    .phone { border-radius: 40px; }
    .phone > svg { display: block; width: 100%; height: auto; overflow: visible; }
    .phone .cells { cursor: crosshair; }
    .glass { fill: var(--card); }
    .body { fill: none; stroke: var(--outline); stroke-width: 3; }
    .lines { fill: none; stroke: var(--ink); stroke-opacity: var(--ink-strength);
      stroke-width: 1.4; }
    .frame { fill: none; stroke: #1b1c1f; stroke-width: 1.5; stroke-dasharray: 6 4; }
    .name { font-size: 15px; font-weight: 600; fill: #1b1c1f; stroke: #ffffff; stroke-width: 4px;
      stroke-linejoin: round; paint-order: stroke; }
    .quiet .frame { stroke: var(--soft); }
    .quiet .name { fill: var(--soft); stroke: var(--card); }
    .frame, .name, .point, .body { pointer-events: none; }
    .point path { fill: none; stroke: #ffffff; stroke-width: 8; stroke-linecap: round;
      stroke-linejoin: round; }
    .point path + path { stroke: #1b1c1f; stroke-width: 3.5; }
    .point circle { fill: #1b1c1f; stroke: #ffffff; stroke-width: 2.5; }
    .compass legend, .side h3 { margin-bottom: 12px; padding: 0; font-size: 15px;
      font-weight: 600; }
    #compass { display: grid; grid-template-columns: repeat(3, 48px);
      grid-template-rows: repeat(3, 48px); gap: 6px; width: max-content; }
    #compass label { position: relative; }
    .c1 { grid-column: 1; } .c2 { grid-column: 2; } .c3 { grid-column: 3; }
    .r1 { grid-row: 1; } .r2 { grid-row: 2; } .r3 { grid-row: 3; }
    #compass span { display: grid; place-items: center; width: 48px; height: 48px;
      border-radius: 14px; background: var(--card); border: 1px solid var(--line); }
    #compass svg { width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2;
      stroke-linecap: round; stroke-linejoin: round; }
    #compass label:hover span { border-color: var(--accent); }
    #compass input:checked + span { background: var(--accent); border-color: var(--accent);
      color: var(--accent-text); }
    .side > h3 { margin-top: 28px; }
    .side > h3:first-child, .transport + h3 { margin-top: 20px; }
    .legend { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); }
    .legend li { display: flex; align-items: center; gap: 12px; }
    .legend svg { flex: none; width: 30px; height: 30px; border-radius: 8px; }
    .legend b { display: block; font-weight: 500; line-height: 1.3; overflow-wrap: anywhere; }
    .legend small { color: var(--soft); font-size: 14px; }
    .card { padding: 18px 20px; border-radius: 16px; background: var(--card);
      border: 1px solid var(--line); }
    .summary { margin-bottom: 28px; min-height: 8.6em; }
    .summary p { margin: 0; }
    .summary p + p { margin-top: 6px; color: var(--soft); }
    .summary b { font-weight: 600; }
    .printed { display: none; }
    .trail { fill: none; stroke: var(--soft); stroke-opacity: .45; stroke-width: 6;
      stroke-linecap: round;
      stroke-linejoin: round; }
    .way { fill: none; stroke: var(--accent); stroke-width: 6; stroke-linecap: round;
      stroke-linejoin: round; }
    .touch { fill: var(--accent); fill-opacity: .28; stroke: var(--accent); stroke-width: 3; }
    .touch.up { fill: none; stroke-dasharray: 5 4; }
    .transport { display: flex; align-items: center; gap: 8px; }
    .transport button { flex: none; width: 44px; height: 44px; padding: 0; border-radius: 12px;
      border: 1px solid var(--line); background: var(--card); color: inherit; font: inherit;
      font-size: 20px; line-height: 1; cursor: pointer; }
    .transport button:hover { border-color: var(--accent); }
    .transport svg { display: block; margin: auto; width: 18px; height: 18px;
      fill: currentColor; }
    .transport input { flex: 1; min-width: 0; height: 44px; margin: 0 6px;
      accent-color: var(--accent); }
    .transport output { flex: none; min-width: 9ch; text-align: right;
      font-variant-numeric: tabular-nums; color: var(--soft); }
    .chart { display: grid; gap: 8px; position: relative; }
    .row { display: grid; grid-template-columns: minmax(0, 260px) minmax(0, 1fr);
      column-gap: 16px; align-items: center; }
    .row .who { font-size: 14px; overflow-wrap: anywhere; line-height: 1.3; }
    .row .who small { display: block; color: var(--soft); font-size: 13px; }
    .row.wins .who b { color: var(--accent); }
    .row .who b { font-weight: 500; }
    .track { position: relative; height: 28px; border-radius: 7px; background: var(--card);
      border: 1px solid var(--line); overflow: hidden; }
    .bar { position: absolute; top: 0; bottom: 0; min-width: 8px; padding: 0 7px;
      font-size: 12px; line-height: 26px; white-space: nowrap; overflow: hidden;
      border-right: 1px solid var(--card); }
    .bar.thin { padding: 0; color: transparent; }
    .possible { background: var(--possible); color: var(--on-weak); }
    .waiting { background: var(--waiting); color: var(--on-weak); }
    .began, .changed { background: var(--active); color: var(--on-strong); }
    .ended { background: var(--recognized); color: var(--on-strong); }
    .failed { background: var(--failed); color: var(--on-weak); }
    .cancelled { background: var(--cancelled); color: var(--on-weak); }
    .now { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--text); }
    .states { list-style: none; margin: 16px 0 0; padding: 0; display: flex; flex-wrap: wrap;
      gap: 6px 16px; font-size: 13px; color: var(--soft); }
    .states i { display: inline-block; width: 14px; height: 14px; margin-right: 6px;
      border-radius: 4px; vertical-align: -2px; }
    .lists { margin-top: 40px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    .lists h3 { margin-bottom: 12px; }
    .moments { list-style: none; margin: 0; padding: 0; }
    .moments button { display: grid; grid-template-columns: 7ch minmax(0, 1fr); gap: 12px;
      width: 100%; padding: 6px 10px; border: 0; border-left: 3px solid transparent;
      background: none; color: inherit; font: inherit; font-size: 14px; line-height: 1.45;
      text-align: left; cursor: pointer; overflow-wrap: anywhere; }
    .moments button:hover { background: var(--wash); }
    .moments .later button { color: var(--soft); }
    .moments [aria-current] button { border-left-color: var(--accent); background: var(--wash); }
    .moments time { color: var(--soft); font-variant-numeric: tabular-nums;
      text-align: right; }
    .moments b { font-weight: 600; }
    .ruling + .ruling { margin-top: 12px; }
    .ruling { padding: 14px 18px; }
    .ruling p { margin: 0; overflow-wrap: anywhere; }
    .ruling small { color: var(--soft); font-size: 13px; }
    .ruling .verdict { font-weight: 600; }
    .none { color: var(--soft); margin: 0; max-width: 46ch; }
    footer { margin-top: 64px; padding-top: 20px; border-top: 1px solid var(--line);
      color: var(--soft); font-size: 14px; }
    footer p { margin: 0; }
    @media (max-width: 860px) {
      body { padding: 32px 20px 48px; }
      .rules { margin-inline: -20px; padding-inline: 20px; }
      .columns, .lists { grid-template-columns: minmax(0, 1fr); gap: 32px; }
      .columns.maps { grid-template-columns: minmax(0, 230px) minmax(0, 140px) minmax(0, 1fr);
        gap: 20px; }
      #stroke { width: 100%; max-width: 300px; margin: 0 auto; }
      .row { grid-template-columns: minmax(0, 1fr); row-gap: 4px; }
      .row .who small { display: inline; margin-left: 8px; }
    }
    @media (max-width: 640px) {
      .columns.maps { grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); }
      .maps .side { grid-column: 1 / -1; }
    }
    @media (max-width: 480px) {
      h1 { font-size: 28px; }
      h2 { font-size: 21px; }
      section { margin-top: 40px; }
      .switch { display: flex; }
      .switch label { flex: 1; text-align: center; }
      .switch span { padding-inline: 6px; font-size: 15px; }
      .transport { flex-wrap: wrap; }
      .transport input { order: 9; flex-basis: 100%; margin: 0; }
      .transport output { margin-left: auto; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .switch span, #compass span { transition: background-color .15s, color .15s; }
    }
    \(PictureStyle.wireframe)
    @media screen and (prefers-color-scheme: dark) {
      \(PictureStyle.darkWireframe)
    }
    @media print {
      :root {
        color-scheme: light;
        --page: #ffffff; --card: #ffffff; --text: #000000; --soft: #444444; --line: #bbbbbb;
        --accent: #0a5fb4; --wash: #ffffff; --ink: #ffffff; --ink-strength: .6;
        --outline: #000000; --possible: #eeeeee; --waiting: #f3dfa6; --active: #9fd0ee;
        --recognized: #8fd6bd; --failed: #dddddd; --cancelled: #eab8a4;
        --on-strong: #000000; --on-weak: #000000;
      }
      * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
      body { padding: 0; max-width: none; font-size: 11pt; }
      .rules, .controls, .skip, .now { display: none; }
      .printed { display: block; margin: 0 0 16px; }
      #legend-direction { display: none; }
      .trail { stroke: #999999; }
      .side > h3:first-child, .printed + h3, .controls + h3 { margin-top: 0; }
      .columns { grid-template-columns: 62mm minmax(0, 1fr); gap: 10mm; }
      .columns.maps { grid-template-columns: 50mm 34mm minmax(0, 1fr); gap: 8mm; }
      .lists { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
      .phone { max-width: 62mm; margin: 0; }
      .other button { color: inherit; }
      .row { grid-template-columns: 44mm minmax(0, 1fr); row-gap: 0; }
      .row .who small { display: block; margin: 0; }
      section { margin-top: 10mm; }
      section + section { break-before: page; }
      .bar { text-overflow: ellipsis; }
      .row, .ruling, .moments li, .legend li { break-inside: avoid; }
      .moments button { padding: 2px 0; border: 0; }
      .moments .later button { color: inherit; }
      .summary { min-height: 0; }
      h2, h3 { break-after: avoid; }
    }
    """
}
#endif
