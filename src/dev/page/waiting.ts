// Stands in for a page that could not be rendered yet: the repair loads it.
import.meta.hot?.on('page-engine:content', () => location.reload());
import.meta.hot?.send('page-engine:hello', { since: performance.timeOrigin });
