/** The site keeps the visitor's choice under the same name. */
const KEY = 'theme';

function dress(root: HTMLElement | undefined, choice: string): void {
  if (!root) return;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
}

const frames = () => [...document.querySelectorAll('iframe')];

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? 'system';
  } catch {
    return 'system';
  }
}

/** The colour scheme of the catalogue and of all that it shows. */
export function watchScheme(select: HTMLSelectElement): void {
  const apply = () => {
    dress(document.documentElement, select.value);
    for (const frame of frames()) dress(frame.contentDocument?.documentElement, select.value);
  };
  select.value = stored();
  select.addEventListener('change', () => {
    try {
      if (select.value === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, select.value);
    } catch {
      // Storage may be refused; then the choice holds for this page.
    }
    apply();
  });
  for (const frame of frames()) frame.addEventListener('load', apply);
  apply();
}
