import { Markup } from './html-text.ts';

const CSS = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf8f3, #0f141c);
  --card: light-dark(#ffffff, #171e29);
  --ink: light-dark(#14213a, #e8e6e1);
  --quiet: light-dark(#5b6475, #9aa4b5);
  --line: light-dark(#e2dccf, #2b3443);
  --link: light-dark(#0f5f59, #6fd0c5);
  --ins: light-dark(#d7efe6, #123f37);
  --ins-ink: light-dark(#0b4a3c, #b6ecdc);
  --del: light-dark(#fbe3d8, #4a2519);
  --del-ink: light-dark(#7c2d12, #f6c6ae);
  --note: light-dark(#f6ecd4, #33290f);
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-block: 1rem; }
body {
  margin: 0 auto; max-width: 88rem; padding: 0 clamp(1rem, 3vw, 2.5rem) 4rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans Devanagari", sans-serif;
}
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 600; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 1.4rem + 2vw, 3rem); margin: 0; letter-spacing: -0.01em; }
h2 { font-size: 1.5rem; margin: 0 0 1rem; }
h3, h4 { margin: 0; font-size: 1rem; }
p { margin: 0; }
code { font: 0.92em/1.4 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
ul, ol { margin: 0; padding: 0; list-style: none; }
ins, del { padding: 0.05em 0.25em; border-radius: 4px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
ins { background: var(--ins); color: var(--ins-ink); text-decoration: none; font-weight: 550; }
del { background: var(--del); color: var(--del-ink); text-decoration-thickness: 1px; }
.quiet { color: var(--quiet); font-weight: 400; }
.top { padding-block: clamp(2rem, 5vw, 4rem) 2rem; display: grid; gap: 0.75rem; }
.kicker { color: var(--quiet); font-size: 0.8rem; letter-spacing: 0.08em; text-transform: uppercase; }
.sides { color: var(--quiet); }
.side { color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
.verdict { font-size: 1.25rem; margin-block-start: 0.75rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1px; margin-block-start: 1rem; background: var(--line); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.tiles li { background: var(--card); padding: 1rem; color: var(--quiet); font-size: 0.9rem; }
.tiles strong { display: block; font: 600 1.9rem/1.1 Georgia, serif; color: var(--ink); font-variant-numeric: lining-nums; }
.note { background: var(--note); border-radius: 8px; padding: 0.6rem 0.9rem; max-width: 75ch; }
.body { display: grid; gap: 2.5rem; }
main { display: grid; gap: 3.5rem; min-width: 0; }
nav { max-height: 20rem; overflow-y: auto; }
nav ol { display: grid; gap: 0.1rem; }
nav li { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; border-block-end: 1px solid var(--line); }
nav a { display: block; padding-block: 0.7rem; min-width: 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav h2 { font-size: 1rem; font-family: inherit; margin-block-end: 0.25rem; }
.badge { flex: none; font-size: 0.75rem; line-height: 1; padding: 0.35em 0.6em; border-radius: 99px; border: 1px solid var(--line); color: var(--quiet); }
.badge.added { background: var(--ins); color: var(--ins-ink); border-color: transparent; }
.badge.removed { background: var(--del); color: var(--del-ink); border-color: transparent; }
.route { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: clamp(1rem, 2.5vw, 1.75rem); display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
.route + .route, .changes + .route { margin-block-start: 1.25rem; }
.route header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 0.75rem; }
.route header p { flex-basis: 100%; }
.route h3 { font-size: 1.15rem; min-width: 0; }
.size { font-size: 0.85rem; }
.warning { background: var(--del); color: var(--del-ink); border-radius: 8px; padding: 0.6rem 0.9rem; }
.sets { gap: 0; padding-block: 0.5rem; }
.set { padding-block: 0.9rem; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; align-items: start; }
.set + .set { border-block-start: 1px solid var(--line); }
.set h3 { font-size: 1rem; align-self: center; }
.set .changes { grid-column: 1 / -1; }
.set details { grid-row: 1; grid-column: 2; font-size: 0.9rem; }
.set details[open] { grid-row: auto; grid-column: 1 / -1; }
.changes { display: grid; }
.change { padding-block: 0.8rem; border-block-start: 1px solid var(--line); display: grid; gap: 0.25rem; max-width: 85ch; }
.route .change:first-child, .set .change:first-child { border-block-start: 0; padding-block-start: 0; }
.where { display: flex; flex-wrap: wrap; gap: 0.1rem 0.75rem; font-size: 0.85rem; color: var(--quiet); }
.where strong { color: var(--ink); }
.where:empty { display: none; }
.kind { font-style: italic; }
.value { overflow-wrap: anywhere; }
details summary { cursor: pointer; padding-block: 0.6rem; color: var(--link); }
.text { display: grid; gap: 0.5rem; max-width: 75ch; padding-block-start: 0.5rem; }
.pictures { display: grid; gap: 2rem; border-block-start: 1px solid var(--line); padding-block-start: 1.25rem; }
.width { display: grid; gap: 1rem; }
.width h4 { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline; }
.width h4 .quiet { font-size: 0.9rem; }
.width h4 a { display: inline-block; padding: 0.5rem 0.25rem; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); align-items: start; }
figure { margin: 0; display: grid; gap: 0.4rem; justify-items: start; min-width: 0; max-width: calc(var(--width) * 1px + 2px); }
figcaption { font-size: 0.85rem; font-weight: 600; }
.before figcaption { color: light-dark(#c2410c, #f6a27a); }
.after figcaption { color: light-dark(#0f766e, #6fd0c5); }
.shot { max-width: 100%; max-height: 40rem; overflow: auto; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.shot a { display: block; }
.shot img { display: block; width: 100%; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding-block-end: 0.5rem; font-size: 0.9rem; }
th, td { text-align: start; padding: 0.55rem 1rem 0.55rem 0; border-block-end: 1px solid var(--line); vertical-align: top; }
th { font-size: 0.85rem; color: var(--quiet); font-weight: 500; }
@media (min-width: 68rem) {
  .body:has(nav) { grid-template-columns: 17rem minmax(0, 1fr); align-items: start; }
  nav { position: sticky; inset-block-start: 1.5rem; max-height: calc(100vh - 3rem); overflow-y: auto; padding-inline-end: 0.5rem; }
}
@media (max-width: 30rem) { .tiles { grid-template-columns: 1fr 1fr; } }
@media print { .shot { max-height: none; } nav { display: none; } .route { break-inside: avoid-page; } }
`;

/** The look of the report: nothing to fetch, light and dark. */
export const style = new Markup(`<style>${CSS}</style>`);
