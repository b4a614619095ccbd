import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type ActorRefFrom, createActor } from 'xstate';
import type { AppRouter } from '../../app/router.ts';
import { deviceInfo } from '../../machines/device.machine.ts';
import { drawerMachine } from '../../machines/drawer.machine.ts';
import type { PageModel, SectionModel } from '../../model/page-model.ts';
import { createDevice } from './device.ts';

const WIDE = 320;
const NARROW = 48;

const PANEL: CSSProperties = {
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 900,
  overflow: 'auto',
  background: '#101827',
  color: '#e8edf6',
  font: '13px/1.5 ui-monospace, monospace',
};
const TOGGLE: CSSProperties = {
  inlineSize: 48,
  blockSize: 48,
  border: 0,
  background: 'none',
  color: 'inherit',
};
/** A tab alone: a bar of the same width would hide what stands at the edge of the page. */
const CLOSED: CSSProperties = { ...PANEL, insetBlock: 'auto 72px', borderRadius: '12px 0 0 12px' };

function Entries({ sections }: { readonly sections: readonly SectionModel[] }) {
  return (
    <ol style={{ paddingInlineStart: '2.5em', listStyle: 'decimal' }}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.type}</a> #{section.id}
          {section.inner ? <Entries sections={section.inner} /> : null}
        </li>
      ))}
    </ol>
  );
}

interface InspectorProps {
  readonly router: AppRouter;
  readonly drawer: ActorRefFrom<typeof drawerMachine>;
}

/** Which sections the page is made of. On a desktop it is wide or narrow, on a phone open or closed. */
function Inspector({ router, drawer }: InspectorProps) {
  const width = useSelector(drawer, ({ context }) => context.width);
  const [sections, setSections] = useState<readonly SectionModel[]>([]);
  useEffect(() => {
    const look = () =>
      fetch(`/__page-engine/page?path=${encodeURIComponent(location.pathname)}`)
        .then((response) => response.json())
        .then((page: PageModel) => setSections(page.sections))
        .catch(() => setSections([]));
    void look();
    return router.subscribe('onResolved', () => void look());
  }, [router]);
  const open = width > NARROW;
  return (
    <aside style={open ? { ...PANEL, inlineSize: width } : CLOSED} aria-label="Inspector" data-dev-panel="">
      <button
        type="button"
        style={TOGGLE}
        aria-expanded={open}
        aria-label="Sections of this page"
        onClick={() => drawer.send({ type: 'toggle' })}
      >
        {open ? '→' : '←'}
      </button>
      {open ? <Entries sections={sections} /> : null}
    </aside>
  );
}

/** Sets the inspector beside the page; it begins narrow, so that it covers little. */
export function openInspector(router: AppRouter): void {
  const size = () => ({ width: innerWidth, height: innerHeight });
  const device = { ...size(), isMobileDevice: false };
  const { isMobileView: isMobile } = deviceInfo(device);
  const drawer = createActor(drawerMachine, { input: { isMobile, wide: WIDE, narrow: NARROW } }).start();
  if (!isMobile) drawer.send({ type: 'toggle' });
  const actor = createDevice(device, (info) => drawer.send({ type: 'resize', isMobile: info.isMobileView }));
  addEventListener('resize', () => actor.send({ type: 'resize', ...size() }));
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Inspector router={router} drawer={drawer} />);
}
