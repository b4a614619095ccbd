import styles from './back.module.css';
import { Icon } from './icon.tsx';
import { arrowLeftIcon } from './icons.gen.ts';

/** The way back on a phone's page that shows no header. The app listens to it: it knows where the visitor was. */
export function Back({ label }: { readonly label: string }) {
  return (
    <button type="button" className={`${styles.back} needs-script`} data-back>
      <Icon shapes={arrowLeftIcon} className="directed" />
      {label}
    </button>
  );
}
