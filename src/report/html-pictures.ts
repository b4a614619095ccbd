import { html } from 'hono/html';
import type { Pictures, RouteChange, Shot, ShotPair } from './model.ts';
import type { Part } from './words.ts';

/** HTML that is written as it stands; empty where there is nothing to say. */
export type Markup = ReturnType<typeof html> | '';

/** A text with what went and what came marked. */
export const htmlParts = (parts: readonly Part[]): readonly Markup[] =>
  parts.map(({ how, text }, index) => {
    const blank = index === 0 ? '' : ' ';
    if (how === 'same') return html`${blank}${text}`;
    return how === 'removed' ? html`${blank}<del>${text}</del>` : html`${blank}<ins>${text}</ins>`;
  });

function side(word: 'Before' | 'After', shot: Shot | undefined, whole: Shot | undefined, alt: string) {
  if (!shot) return '';
  return html`<figure class="${word.toLowerCase()}"><figcaption>${word}</figcaption><div class="shot" tabindex="0" role="group" aria-label="${alt}"><a href="${(whole ?? shot).file}"><img src="${shot.file}" width="${shot.width}" height="${shot.height}" alt="${alt}" loading="lazy"></a></div></figure>`;
}

function pair(route: string, width: number, part: ShotPair, { full }: Pictures, count: number): Markup {
  const what = (word: string, top: number) =>
    `${word}: ${route} at ${width} pixels${count === 0 ? '' : `, what differs ${top} pixels from the top`}`;
  return html`<div class="pair" style="--width: ${(part.after ?? part.before)?.width ?? width}">${side('Before', part.before, full.before, what('Before', part.top.before))}${side('After', part.after, full.after, what('After', part.top.after))}</div>`;
}

function atWidth(route: string, pictures: Pictures, isWhole: boolean): Markup {
  const { width, parts, full } = pictures;
  if (parts.length === 0) return html`<p class="quiet">At ${width} pixels every pixel is as before.</p>`;
  const whole = [
    ...(full.before ? [html` <a href="${full.before.file}">before</a>`] : []),
    ...(full.after ? [html` <a href="${full.after.file}">after</a>`] : []),
  ];
  return html`<section class="width"><h4>${width} pixels wide <span class="quiet">whole page:${whole}</span></h4>
${parts.map((part) => pair(route, width, part, pictures, isWhole ? 0 : parts.length))}</section>`;
}

/** A route before and after at each width: only the parts that differ, with frames around it. */
export const picturesOf = (route: string, list: readonly Pictures[], how: RouteChange['how']): Markup =>
  html`<div class="pictures">${list.map((pictures) => atWidth(route, pictures, how !== 'changed'))}</div>`;
