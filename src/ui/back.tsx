import styles from './back.module.css';
import { Icon } from './icon.tsx';
import { arrowLeftIcon } from './icons.gen.ts';

/** The way back on a phone's page that shows no header. */
export function Back({ label }: { readonly label: string }) {
  return (
    <button type="button" className={`${styles.back} needs-script`} onClick={() => history.back()}>
      <Icon shapes={arrowLeftIcon} />
      {label}
    </button>
  );
}
