/** The list pages of an example are pages of the catalogue, too. */
const ownPath = location.pathname.replace(/\/page\/\d+$/, '');
const isOwn = (path: string) => path === ownPath || path.startsWith(`${ownPath}/page/`);

/** Tells the catalogue around the example its height in pixels, or in words what a link of it would do. */
const tell = (message: number | string) => {
  if (parent !== window) parent.postMessage(message, location.origin);
};

function stop(event: Event, note: string): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  tell(note);
}

// An example shows a block and is no way into the site: on the way down, before anything follows the link.
window.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || (link.origin === location.origin && isOwn(link.pathname))) return;
    stop(event, `This link leads to ${link.getAttribute('href')}`);
  },
  { capture: true },
);

const NOTHING_SENT = 'Nothing is sent from the catalogue.';

// Messages written to try a form out reach nobody, and are answered as if they had.
const send = window.fetch.bind(window);
window.fetch = (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  if (/^(get|head)$/i.test(method)) return send(input, init);
  tell(NOTHING_SENT);
  return Promise.resolve(new Response(null, { status: 201 }));
};
window.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) stop(event, NOTHING_SENT);
});

const main = document.getElementById('main');
if (main) {
  const measure = () => tell(Math.ceil(main.getBoundingClientRect().height));
  new ResizeObserver(measure).observe(main);
  window.addEventListener('message', ({ source }) => {
    if (source === parent) measure();
  });
}
