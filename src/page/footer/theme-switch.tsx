import { type ChangeEvent, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { sunIcon } from '../../ui/icons.gen.ts';
import styles from './footer.module.css';

/** The key and the values are those that the boot script reads. */
const KEY = 'theme';
const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): Choice {
  const value = document.documentElement.dataset.theme;
  return CHOICES.find((choice) => choice === value) ?? 'system';
}

function choose(choice: Choice): void {
  const { documentElement } = document;
  if (choice === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be refused; then the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

interface ThemeSwitchProps {
  readonly strings: Readonly<Record<string, string>>;
}

/** The visitor's choice of colour scheme. Without a script the system's choice holds. */
export function ThemeSwitch({ strings }: ThemeSwitchProps) {
  const choice = useSyncExternalStore(subscribe, stored, () => 'system' as const);
  const words = { system: strings.themeSystem, light: strings.themeLight, dark: strings.themeDark };
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = CHOICES.find((candidate) => candidate === event.target.value);
    if (next) choose(next);
  };
  return (
    <label className={`${styles.theme} needs-script`}>
      <Icon shapes={sunIcon} />
      <select aria-label={strings.theme} value={choice} onChange={change}>
        {CHOICES.map((candidate) => (
          <option key={candidate} value={candidate}>
            {words[candidate]}
          </option>
        ))}
      </select>
    </label>
  );
}
