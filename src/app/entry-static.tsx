import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { loadViews, SectionView } from '../blocks/section-view.tsx';
import type { PageModel, SectionModel, ShellModel } from '../model/page-model.ts';
import { MenuSlots } from '../page/header/menu-slots.tsx';
import { loadFrame } from '../page/lazy-frame.tsx';
import { createKnownMenus, fillSlots } from './known-menus.ts';
import { createAppRouter } from './router.tsx';

/** A section that failed while it was rendered: the page is there without it. */
export interface SectionFault {
  readonly id: string;
  readonly type: string;
  readonly reason: string;
}

export interface RenderedPage {
  readonly html: string;
  readonly faults: readonly SectionFault[];
}

const knownMenus = createKnownMenus();

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** Renders each section alone, to name those that fail. */
async function findFaults(sections: readonly SectionModel[]): Promise<SectionFault[]> {
  const faults: SectionFault[] = [];
  for (const section of sections) {
    const { inner, ...alone } = section;
    const reasons: string[] = [];
    await prerender(<SectionView section={alone} />, {
      onError: (error) => void reasons.push(messageOf(error)),
    }).catch((error: unknown) => reasons.push(messageOf(error)));
    const [reason] = reasons;
    if (reason !== undefined) faults.push({ id: section.id, type: section.type, reason });
    if (inner) faults.push(...(await findFaults(inner)));
  }
  return faults;
}

/**
 * Renders a page to HTML, the same as the browser's first render will be.
 * A section that throws leaves a gap and a fault; the page around it stands.
 */
export async function renderPage(page: PageModel, shell: ShellModel): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [page.path] });
  const router = createAppRouter({
    history,
    source: { load: () => ({ page, shell }) },
    restoreScroll: false,
  });
  await Promise.all([router.load(), loadViews(page.sections), loadFrame()]);
  const errors: unknown[] = [];
  const menus = knownMenus.find(shell, page.frame);
  const app = (
    <MenuSlots value={menus !== undefined}>
      <RouterProvider router={router} />
    </MenuSlots>
  );
  const { prelude } = await prerender(app, {
    // Everything in one piece: else larger sections end up in hidden elements that inline scripts move.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const text = await textOf(prelude);
  const html = menus ? fillSlots(text, menus) : text;
  if (!menus && errors.length === 0) knownMenus.learn(shell, page.frame, html);
  if (errors.length === 0) return { html, faults: [] };
  const faults = await findFaults(page.sections);
  return { html, faults: faults.length > 0 ? faults : [{ id: '', type: '', reason: messageOf(errors[0]) }] };
}
