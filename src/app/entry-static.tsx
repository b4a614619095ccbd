import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { BlockViewProps } from '../blocks/block-data.ts';
import type { BlockType } from '../blocks/block-of.ts';
import { views } from '../blocks/registry.gen.ts';
import { viewProps } from '../blocks/view-props.ts';
import {
  type FrameModel,
  type PageModel,
  type PageOutline,
  type SectionModel,
  type ShellModel,
  typesIn,
} from '../model/page-model.ts';
import { hereInBar } from '../page/bottom-bar/bottom-bar.tsx';
import { Breadcrumbs } from '../page/breadcrumbs.tsx';
import { Menu, type MenuProps } from '../page/header/menu.tsx';
import { undressed } from '../page/header/menu-attributes.ts';
import { islandHtml } from '../page/island.ts';
import { PageView } from '../page/page-view.tsx';
import { createSlots, Slot, SlotProvider } from '../page/slots.tsx';

/** Keeps parts of a frame as they were rendered: the same on all pages that stand at the same place in its menus. */
function createKept<Html>() {
  const known = new WeakMap<ShellModel, Map<string, Html>>();
  return (shell: ShellModel, key: string, render: () => Html): Html => {
    const ofShell = known.get(shell) ?? new Map<string, Html>();
    known.set(shell, ofShell);
    const html = ofShell.get(key) ?? render();
    ofShell.set(key, html);
    return html;
  };
}

const keptMenu = createKept<string>();
/** Before and after what the page says. */
const keptFrame = createKept<readonly string[]>();

function menuHtml(shell: ShellModel, menu: MenuProps): string {
  const identifierPrefix = `${menu.name}-`;
  const html = keptMenu(shell, JSON.stringify([menu.name, menu.currentIds, menu.hereId]), () =>
    undressed(renderToString(<Menu {...menu} />, { identifierPrefix })),
  );
  return `<div data-island="menu" id="${menu.name}">${html}</div>`;
}

/** React puts what it would fetch ahead before the element itself: here the picture follows at once. */
const withoutPreloads = (html: string) =>
  html.startsWith('<link') ? html.replace(/^(?:<link rel="preload"[^>]*>)+/, '') : html;

/** A section that failed while it was rendered: the page is there without it. */
export interface SectionFault {
  readonly id: string;
  readonly type: string;
  readonly reason: string;
  /** Where it was thrown. */
  readonly stack: string;
}

type Renderer = Awaited<ReturnType<typeof rendererOf>>;

type InSlots = (element: ReactElement) => ReactElement;

const isBlockType = (type: string): type is BlockType => Object.hasOwn(views, type);

async function rendererOf<T extends BlockType>(type: T, inSlots: InSlots) {
  const { script, load } = views[type];
  const view: ComponentType<BlockViewProps<T>> = await load();
  return {
    script,
    render(section: SectionModel, inner: readonly (() => string)[]): string {
      const children = inner.map((render, at) => <Slot key={section.inner?.[at]?.id} render={render} />);
      const element = inSlots(
        createElement(view, viewProps<T>(section), ...(children.length > 0 ? [children] : [])),
      );
      const identifierPrefix = `${section.id}-`;
      const render = script === 'static' ? renderToStaticMarkup : renderToString;
      return withoutPreloads(render(element, { identifierPrefix }));
    },
  };
}

/** The last section of a type at a place among its page's: many pages of one kind have the same one there. */
export type LastSections = Map<string, { readonly said: string; readonly html: string }>;

/**
 * Renders what a page says to HTML, each section by itself: one that throws leaves a gap and a fault; the others stand.
 * @param notice HTML that stands in for a section that failed
 * @param last what the pages before ended with, for those that are rendered in a row
 */
export async function renderContent(
  page: PageModel,
  notice: (fault: SectionFault) => string = () => '',
  last?: LastSections,
) {
  const slots = createSlots();
  const inSlots: InSlots = (element) => <SlotProvider value={slots.take}>{element}</SlotProvider>;
  const types = [...new Set(typesIn(page.sections))].filter(isBlockType);
  const renderers = new Map<string, Renderer>(
    await Promise.all(types.map(async (type) => [type, await rendererOf(type, inSlots)] as const)),
  );
  const faults: SectionFault[] = [];
  const renderSection = (section: SectionModel): string => {
    const { id, type, inner = [] } = section;
    try {
      const renderer = renderers.get(type);
      if (!renderer) throw new Error(`There is no block “${type}”.`);
      const html = renderer.render(
        section,
        inner.map((each) => () => renderSection(each)),
      );
      const { place, data } = viewProps(section);
      if (renderer.script === 'static' || 'isStill' in data) return html;
      // What only shows stands in the HTML.
      return islandHtml(type, renderer.script, html, { place, data: { ...data, shown: undefined } });
    } catch (error) {
      const { message: reason, stack = '' } = error instanceof Error ? error : new Error(String(error));
      const fault = { id, type, reason, stack };
      faults.push(fault);
      return notice(fault);
    }
  };
  const renderAt = (section: SectionModel, number: number): string => {
    // What holds blocks is another on each page.
    if (!last || section.inner) return slots.fill(renderSection(section));
    const place = `${number} ${section.type}`;
    const said = JSON.stringify(section);
    const before = last.get(place);
    if (before?.said === said) return before.html;
    const html = renderSection(section);
    if (faults.length === 0) last.set(place, { said, html });
    return html;
  };
  const heading = page.needsHeading
    ? renderToStaticMarkup(<h1 className="visually-hidden">{page.title}</h1>)
    : '';
  return {
    html: heading + page.sections.map(renderAt).join(''),
    faults,
  };
}

/** Stands for what is a page's own while the frame is rendered. No text can hold it: React escapes what it writes. */
const PAGE = '<page>';
/** Stands for the address of a page in another language, where that is all that tells two frames apart. */
const languagePlace = (code: string): string => `language:${code}`;

/**
 * The frame around what a page says: the HTML before it, and that after it. It is rendered once for all pages that
 * stand at the same place in the menus; the way to the page, and its addresses in other languages, are put into it.
 */
export function renderFrame(page: PageOutline, shell: ShellModel): readonly [before: string, after: string] {
  const { breadcrumbs, languages, ...own } = page.frame;
  const places = languages.map((one) => ({ ...one, href: languagePlace(one.code) }));
  const frame: FrameModel = { ...own, languages: places, breadcrumbs: [] };
  const here = hereInBar(shell, page.path);
  const html = keptFrame(shell, JSON.stringify([frame, here]), () => {
    const { take, fill } = createSlots();
    const renderMenu = (menu: MenuProps) => menuHtml(shell, menu);
    const view = <PageView {...{ shell, frame, here, renderMenu }} renderPage={() => PAGE} />;
    const whole = renderToStaticMarkup(<SlotProvider value={take}>{view}</SlotProvider>);
    return fill(withoutPreloads(whole)).split(PAGE);
  });
  const [before = '', after = ''] = html.map((part) =>
    languages.reduce(
      (text, { code, href }) =>
        text.replaceAll(
          `href="${languagePlace(code)}"`,
          () => `href="${href.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
        ),
      part,
    ),
  );
  const label = shell.strings.breadcrumbNavigation ?? '';
  return [before + renderToStaticMarkup(<Breadcrumbs crumbs={breadcrumbs} label={label} />), after];
}

/** Renders a page to HTML: what it says, and the frame around it. */
export async function renderPage(
  page: PageModel,
  shell: ShellModel,
  notice?: (fault: SectionFault) => string,
) {
  const { html, faults } = await renderContent(page, notice);
  const [before, after] = renderFrame(page, shell);
  return { html: before + html + after, faults };
}
