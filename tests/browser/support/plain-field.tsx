import { useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { hydrateIsland } from '../../../src/app/island-root.tsx';

/** A view that takes over nothing by itself. */
function PlainField() {
  const [text, setText] = useState('');
  return (
    <label>
      {text.length} letters
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </label>
  );
}

const island = document.body.appendChild(document.createElement('div'));
island.innerHTML = renderToString(<PlainField />);
Object.assign(globalThis, {
  wake: () =>
    hydrateIsland(
      island,
      () => <PlainField />,
      () => [],
    ),
});
