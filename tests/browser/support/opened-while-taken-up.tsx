import { flushSync } from 'react-dom';
import { hydrateIsland } from '../../../src/app/island-root.tsx';
import { openRoot } from '../../../src/ui/open-root.ts';

const island = document.body.appendChild(document.createElement('div'));
island.innerHTML = '<b>said otherwise</b>';

const opened = openRoot(document.body.appendChild(document.createElement('div')));
const open = new MessageChannel();
open.port1.onmessage = () => flushSync(() => opened.render(<p>Opened</p>));

let drawn = 0;

/** As slow as on a slow phone. It is called once more where React writes down who found something otherwise. */
function SlowView() {
  const end = performance.now() + 20;
  while (performance.now() < end);
  drawn += 1;
  // Comes before the slice in which the island would be made anew.
  if (drawn === 2) open.port2.postMessage(null);
  return <i>Awake</i>;
}

Object.assign(globalThis, {
  wake: () =>
    hydrateIsland(
      island,
      () => <SlowView />,
      () => [],
    ),
});
