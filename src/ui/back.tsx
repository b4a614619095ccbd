import styles from './back.module.css';
import { Icon } from './icon.tsx';
import { arrowLeftIcon } from './icons.gen.ts';

interface BackProps {
  readonly label: string;
  /** Where it leads when no page of the site lies behind this one. Without it there is no way back. */
  readonly parent: string | undefined;
}

/** The way back on a phone's page that shows no header. The app listens to it: it knows where the visitor was. */
export function Back({ label, parent }: BackProps) {
  if (parent === undefined) return null;
  const words = (
    <>
      <Icon shapes={arrowLeftIcon} className="directed" />
      {label}
    </>
  );
  return (
    <>
      <button type="button" className={`${styles.back} needs-script`} data-back={parent}>
        {words}
      </button>
      <noscript>
        <a href={parent} className={styles.back}>
          {words}
        </a>
      </noscript>
    </>
  );
}
