import { onClick } from './clicks.ts';

const KEY = 'language';

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage may be refused; the address says the language all the same.
  }
}

interface Language {
  readonly code: string;
  readonly href: string;
  readonly current: boolean;
}

/**
 * Remembers the language that a visitor chooses. Who comes back to the home page from elsewhere is taken to it in
 * that language; every other address stands for itself, and nobody who has not chosen is taken anywhere.
 */
export function watchLanguageChoice(
  container: Element,
  languages: readonly Language[],
  isHome: boolean,
): void {
  onClick(container, (_, target) => {
    const code = target.closest<HTMLElement>('a[data-language]')?.dataset.language;
    if (code !== undefined) store(code);
  });
  const chosen = languages.find(({ code }) => code === stored());
  const fromElsewhere = !document.referrer.startsWith(`${location.origin}/`);
  if (isHome && chosen && !chosen.current && fromElsewhere) location.replace(chosen.href);
}
