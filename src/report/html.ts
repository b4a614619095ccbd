import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { root } from '../command/root.ts';
import { htmlParts, type Markup, picturesOf } from './html-pictures.ts';
import type { Change, Difference, Report, RouteChange, SharedChange, Sides } from './model.ts';
import {
  BEHIND,
  bytes,
  counted,
  deed,
  growth,
  headline,
  KINDS,
  LATER,
  mistakes,
  POWERS,
  readAgain,
  sizes,
  verdict,
  wrongFirst,
} from './say.ts';
import { shortened, wordParts } from './words.ts';

const CONTEXT = 40;

const code = (text: string): Markup => html`<code>${text}</code>`;

/** Two names, of which either may be missing. */
const swapped = ({ before, after }: Sides<string>): Markup =>
  html`${before === null ? '' : html`<del><code>${before}</code></del> `}${after === null ? '' : html`<ins><code>${after}</code></ins>`}`;

function shown(change: Change): Markup {
  const { kind, before, after } = change;
  const isName = kind === 'link' || kind === 'picture' || kind === 'markup';
  if (before === after) return isName ? html`<code>${before ?? ''}</code>` : html`${before ?? ''}`;
  return isName ? swapped(change) : html`${htmlParts(shortened(wordParts(before, after), CONTEXT))}`;
}

function changeItem(change: Change): Markup {
  const { kind, place } = change;
  const label = [kind === 'text' && !deed(change) ? '' : KINDS[kind], deed(change)].filter(Boolean).join(' ');
  const at = kind === 'picture' ? '' : place;
  return html`<li class="change">
<p class="where">${at === '' ? '' : html`<span>${at}</span>`}${label === '' ? '' : html`<span class="kind">${label}</span>`}</p>
<p class="value">${shown(change)}</p>
</li>`;
}

const idOf = (route: string) => `route${route.replace(/[^\w-]/g, '_')}`;

/** Of a new page nobody needs to be told that each of its lines is new. */
function ownText({ changes, how }: RouteChange): Markup {
  const lines = changes
    .filter(({ kind }) => kind === 'text')
    .map(({ before, after }) => after ?? before ?? '');
  const words = lines.join(' ').split(/\s+/).filter(Boolean).length;
  return html`<details><summary>${how === 'added' ? 'Its text' : 'The text it had'}, ${counted(words, 'word')}</summary>
<div class="text">${lines.map((line) => html`<p>${line}</p>`)}</div></details>`;
}

const gone = (redirect: string | undefined) =>
  redirect === undefined
    ? html`<p class="warning">No redirect: whoever has its address gets the not-found page.</p>`
    : html`<p>Redirects to <code>${redirect}</code>.</p>`;

function routeCard(route: RouteChange, report: Report): Markup {
  const { how, changes } = route;
  const pictures = report.pictures[route.route];
  return html`<article class="route" id="${idOf(route.route)}" aria-labelledby="${idOf(route.route)}-title">
<header><h3 id="${idOf(route.route)}-title"><code>${route.route}</code></h3><span class="badge ${how}">${how}</span>
<p>${route.title}${route.lang === '' ? '' : html` <span class="quiet">(${route.lang})</span>`}</p><p class="quiet size">HTML and data ${sizes(route.bytes)}</p></header>
${how === 'removed' ? gone(route.redirect) : ''}
${how === 'changed' ? html`<ul class="changes">${changes.map(changeItem)}</ul>` : html`${how === 'added' ? html`<p>${route.description}</p>` : ''}${ownText(route)}`}
${pictures ? picturesOf(route.route, pictures, how) : ''}
</article>`;
}

/** A chapter; none where there is nothing to say in it. */
const section = (id: string, title: string, body: Markup): Markup =>
  String(body) === '' ? '' : html`<section id="${id}"><h2>${title}</h2>${body}</section>`;

const list = (items: readonly Markup[]): Markup =>
  items.length === 0 ? '' : html`<ul class="changes">${items}</ul>`;

const difference = (change: Difference): Markup =>
  html`<li class="change"><p class="where"><span><code>${change.name}</code></span></p><p class="value">${swapped(change)}</p></li>`;

const power = ({ name, before, after }: Difference): Markup =>
  html`<li class="change"><p class="where"><span>${name}</span></p><p class="value">${swapped({ before: before ?? 'not set', after: after ?? 'not set' })}</p></li>`;

function table(caption: string, head: readonly string[], rows: readonly (readonly (Markup | string)[])[]) {
  if (rows.length === 0) return '';
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption class="quiet">${caption}</caption><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

function sharedCard(shared: readonly SharedChange[]): Markup {
  const set = ({ where, changes, routes }: SharedChange) => html`<section class="set"><h3>${where}</h3>
<ul class="changes">${changes.map(changeItem)}</ul>
${routes.length === 0 ? '' : html`<details><summary>Which pages</summary><ul class="text">${routes.map((route) => html`<li>${code(route)}</li>`)}</ul></details>`}</section>`;
  return shared.length === 0 ? '' : html`<div class="route sets">${shared.map(set)}</div>`;
}

/** Pages that are pictured only as examples of what many share. */
function examples({ routes, pictures }: Report): readonly Markup[] {
  const own = new Set(routes.map(({ route }) => route));
  const others = Object.entries(pictures).filter(([route]) => !own.has(route));
  return others.map(
    ([route, list]) =>
      html`<article class="route"><header><h3>${code(route)}</h3><span class="badge">example</span></header>${picturesOf(route, list, 'changed')}</article>`,
  );
}

function links(report: Report): Markup {
  const rows = report.links.map(({ routes, target, how }) => [
    how === 'added' ? html`<ins>${code(target)}</ins>` : html`<del>${code(target)}</del>`,
    how,
    routes.length === 1
      ? code(routes[0] ?? '')
      : html`<details><summary>${counted(routes.length, 'page')}</summary>${routes.map((route) => html`<p>${code(route)}</p>`)}</details>`,
  ]);
  return table('Where the site newly leads to, and where no longer', ['Target', '', 'From'], rows);
}

function files(report: Report): Markup {
  const rows = report.files.map(({ address, before, after }) => [
    code(address),
    before === null ? 'added' : after === null ? 'removed' : 'changed',
    sizes({ before, after }),
  ]);
  return table('Files below public/', ['Address', '', 'Size'], rows);
}

function weights(report: Report): Markup {
  const row = (name: Markup | string, { before, after }: Sides<number>) => [
    name,
    before === null ? '' : bytes(before),
    after === null ? '' : bytes(after),
    before === null || after === null ? '' : growth(before, after),
  ];
  const rows = [
    ...report.code.map((shared) => row(`${shared.name} of all pages`, shared)),
    ...report.routes.map(({ route, bytes }) => row(code(route), bytes)),
  ];
  return table(
    'Bytes as downloaded (brotli); of a page its HTML and data',
    ['', 'Before', 'After', ''],
    rows,
  );
}

function diagnostics(report: Report): Markup {
  return list([
    ...report.faults.map((fault) => html`<li class="change"><p class="value">${fault}</p></li>`),
    ...wrongFirst(report.diagnostics).map(
      ({ file, line, column, severity, code, message }) =>
        html`<li class="change"><p class="where"><span><code>${file}:${line}:${column}</code></span><span class="kind">${severity}, ${code}</span></p><p class="value">${message}</p></li>`,
    ),
  ]);
}

function contents(report: Report): Markup {
  if (report.routes.length === 0) return '';
  const entry = ({ route, how }: RouteChange) =>
    html`<li><a href="#${idOf(route)}"><code>${route}</code></a><span class="badge ${how}">${how}</span></li>`;
  return html`<nav aria-label="Routes" tabindex="0"><h2>Routes</h2><ol>${report.routes.map(entry)}</ol></nav>`;
}

/** `3 routes changed` with the number large. */
function tile(text: string): Markup {
  const [, number, rest] = /^([\d,]+) (.*)$/.exec(text) ?? ['', '', text];
  return html`<li><strong>${number ?? ''}</strong> ${rest ?? ''}</li>`;
}

/** The report as a page, with its pictures in files beside it. */
export function htmlPage(report: Report): string {
  const { base, commit, head, notes } = report.sides;
  const all = [...notes, ...(report.withoutPictures === '' ? [] : [report.withoutPictures])];
  const tiles = mistakes(report) > 0 ? [] : headline(report);
  const routes = report.routes.map((route) => routeCard(route, report));
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>What changes for a visitor: ${head}</title>
<style>${raw(readFileSync(join(root, 'src/report/report.css'), 'utf8'))}</style>
</head>
<body>
<header class="top"><p class="kicker">Pull request report</p><h1>What changes for a visitor</h1>
<p class="sides"><span class="side">${head}</span> compared with <span class="side">${base}</span> <code>${commit}</code>${report.pages > 0 ? html`, ${counted(report.pages, 'page')} in both` : ''}</p>
${tiles.length > 1 ? html`<ul class="tiles">${tiles.map(tile)}</ul>` : html`<p class="verdict">${verdict(report)}</p>`}
${all.map((note) => html`<p class="note">${note}</p>`)}</header>
<div class="body">
${contents(report)}
<main>
${mistakes(report) > 0 ? section('mistakes', 'Mistakes', diagnostics(report)) : ''}
${section('powers', POWERS, list(report.powers.map(power)))}
${section('shared', 'On many pages', html`${sharedCard(report.shared)}${examples(report)}`)}
${section('routes', 'Route by route', html`${routes}`)}
${section('later', LATER, sharedCard(report.later))}
${section('behind', BEHIND, report.behind.length === 0 ? '' : html`<p>${readAgain(report)}</p>${sharedCard(report.behind)}`)}
${section('redirects', 'Redirects', list(report.redirects.map(difference)))}
${section('files', 'Documents and pictures', files(report))}
${section('links', 'Links', links(report))}
${section('bytes', 'Bytes', mistakes(report) > 0 ? '' : weights(report))}
${mistakes(report) > 0 ? '' : section('advice', 'Advice', diagnostics(report))}
</main>
</div>
</body>
</html>
`;
  return String(page);
}
