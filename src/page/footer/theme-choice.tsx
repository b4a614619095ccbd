import type { Words } from '../../model/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { sunIcon } from '../../ui/icons.gen.ts';
import styles from './footer.module.css';

interface ThemeChoiceProps {
  readonly strings: Words;
}

/** The visitor's choice of colour scheme. It is plain HTML that the app listens to; without a script the system's holds. */
export function ThemeChoice({ strings }: ThemeChoiceProps) {
  return (
    <label className={`${styles.theme} needs-script`}>
      <Icon shapes={sunIcon} />
      <select aria-label={strings.theme} data-theme-choice>
        <option value="system">{strings.themeSystem}</option>
        <option value="light">{strings.themeLight}</option>
        <option value="dark">{strings.themeDark}</option>
      </select>
    </label>
  );
}
