const textOf = (count: number) => (count === 1 ? '1 block type' : `${count} block types`);

/** Filters the names and cards of block types while somebody types; `?q=` says the same in an address. */
export function watchSearch(input: HTMLInputElement): void {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  const listed = entries.filter((entry) => entry.closest('nav'));
  const count = document.querySelector<HTMLElement>('[data-count]');
  const none = document.querySelector<HTMLElement>('[data-none]');
  const isIndex = document.querySelector('[data-index]') !== null;

  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const entry of entries)
      entry.hidden = !words.every((word) => entry.dataset.entry?.includes(word) ?? false);
    const found = listed.filter(({ hidden }) => !hidden);
    if (count) count.textContent = textOf(found.length);
    if (none) {
      none.hidden = found.length > 0;
      const query = none.querySelector('[data-query]');
      if (query) query.textContent = input.value.trim();
    }
    return found;
  };

  const tellAddress = () => {
    if (!isIndex) return;
    const address = new URL(location.href);
    const query = input.value.trim();
    if (query === '') address.searchParams.delete('q');
    else address.searchParams.set('q', query);
    history.replaceState(history.state, '', address);
  };
  const change = () => {
    show();
    tellAddress();
  };
  const reset = () => {
    input.value = '';
    change();
    input.focus();
  };

  input.addEventListener('input', change);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      reset();
    }
  });
  input.form?.addEventListener('submit', (event) => {
    const found = input.value.trim() === '' ? [] : show();
    const [only] = found.length === 1 || isIndex ? found : [];
    const link = only?.querySelector('a');
    // The index shows the results already; elsewhere several of them are best seen there.
    if (!link && !isIndex) return;
    event.preventDefault();
    link?.click();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.querySelector('[data-reset]')?.addEventListener('click', reset);
  if (isIndex) input.value = new URLSearchParams(location.search).get('q') ?? input.value;
  show();
}
