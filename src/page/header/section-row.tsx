import type { FrameModel } from '../../model/page-model.ts';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './header.module.css';

interface SectionRowProps {
  readonly section: FrameModel['section'];
  readonly label: string;
}

/** The secondary menu: the children of the current section, the current one marked. */
export function SectionRow({ section, label }: SectionRowProps) {
  if (!section) return null;
  return (
    <nav className={styles.row} aria-label={label}>
      <ul className={styles.rowList}>
        {section.links.map((link) => (
          <li key={link.href}>
            <Anchor link={link} className={styles.rowLink} current={link.current ? 'page' : undefined}>
              {link.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
