/** Of a page that grows with its window no more than this is shown, in CSS pixels. */
const TALLEST = 6000;

type View = ReturnType<typeof viewOf>[number];

function viewOf(figure: HTMLElement) {
  const frame = figure.querySelector('iframe');
  if (!frame) return [];
  // The height of a window of that kind: what is measured in it holds while it is no lower.
  const lowest = frame.height === '' ? 800 : Number(frame.height);
  return [{ figure, frame, width: Number(figure.dataset.width), lowest, height: lowest }];
}

/** Draws a view as large as there is room, its window as wide as it says: media queries hold. */
function draw({ figure, frame, width, lowest, height }: View): void {
  const window_ = frame.parentElement;
  const scale_ = figure.querySelector('[data-scale]');
  if (!window_ || window_.clientWidth === 0) return;
  const scale = Math.min(1, window_.clientWidth / width);
  frame.style.blockSize = `${Math.max(lowest, height)}px`;
  frame.style.transform = scale === 1 ? '' : `scale(${scale})`;
  window_.style.blockSize = `${Math.ceil(height * scale)}px`;
  window_.style.inlineSize = scale === 1 ? `${width}px` : '';
  if (scale_) scale_.textContent = scale === 1 ? '' : `at ${Math.round(scale * 100)} %`;
}

/** Keeps every example as high as its content, and says what its links would do. */
export function watchViews(): void {
  const views = [...document.querySelectorAll<HTMLElement>('.view')].flatMap(viewOf);
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const view = views.find(({ figure }) => figure === target);
      if (view) draw(view);
    }
  });
  for (const view of views) {
    resized.observe(view.figure);
    // A frame that was there before this script has told its height to nobody.
    view.frame.contentWindow?.postMessage('', location.origin);
  }
  addEventListener('message', ({ data, source, origin }) => {
    const view = views.find(({ frame }) => frame.contentWindow === source);
    if (!view || origin !== location.origin) return;
    const note = view.figure.querySelector<HTMLElement>('[data-note]');
    if (typeof data === 'number') {
      view.height = Math.min(data, TALLEST);
      draw(view);
    } else if (note) {
      note.hidden = false;
      note.textContent = String(data);
    }
  });
}

/** Draws the small pictures of the index as wide as their cards, a low one in the middle. */
export function watchThumbnails(): void {
  const place = (thumb: Element) => {
    const frame = thumb.querySelector('iframe');
    if (!frame) return;
    const scale = thumb.clientWidth / Number(frame.width);
    const height = frame.contentDocument?.getElementById('main')?.offsetHeight ?? 0;
    const room = thumb.clientHeight - height * scale;
    frame.style.scale = String(scale);
    frame.style.insetBlockStart = height > 0 && room > 0 ? `${Math.round(room / 2)}px` : '';
  };
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) place(target);
  });
  for (const thumb of document.querySelectorAll('.thumb')) {
    resized.observe(thumb);
    thumb.querySelector('iframe')?.addEventListener('load', () => place(thumb));
  }
}

/** The current name is in sight, in a column that is higher than the window and in a row that is wider. */
export function showCurrent(): void {
  const current = document.querySelector<HTMLElement>('.side [aria-current]');
  const [column, row] = [current?.closest<HTMLElement>('.side'), current?.closest('ul')];
  if (!current || !column || !row) return;
  const middle = (length: number, room: number) => (room - length) / 2;
  row.scrollLeft = current.offsetLeft - middle(current.offsetWidth, row.clientWidth);
  const top = current.getBoundingClientRect().top - column.getBoundingClientRect().top;
  if (top + current.offsetHeight > column.clientHeight)
    column.scrollTop = top - middle(current.offsetHeight, column.clientHeight);
}

/** One width alone, or all; the choice holds for the next block, too. */
export function watchWidths(choices: readonly HTMLInputElement[]): void {
  const KEY = 'catalogue-width';
  const show = (chosen: string) => {
    for (const list of document.querySelectorAll<HTMLElement>('[data-views]')) {
      list.dataset.views = chosen;
      for (const view of list.querySelectorAll<HTMLElement>('.view'))
        view.hidden = chosen !== 'all' && view.dataset.width !== chosen;
    }
  };
  const remembered = sessionStorage.getItem(KEY);
  for (const choice of choices) {
    if (choice.value === remembered) choice.checked = true;
    choice.addEventListener('change', () => {
      sessionStorage.setItem(KEY, choice.value);
      show(choice.value);
    });
  }
  show(choices.find(({ checked }) => checked)?.value ?? 'all');
}
