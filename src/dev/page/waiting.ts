// Stands in for a page that could not be rendered yet, and says what is wrong with the content: the repair loads it.
import.meta.hot?.on('page-engine:diagnostics', (text: string) =>
  document.querySelector('pre')?.replaceChildren(text),
);
import.meta.hot?.on('page-engine:content', () => location.reload());
import.meta.hot?.send('page-engine:hello', { since: performance.timeOrigin });
