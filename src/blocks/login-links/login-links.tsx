import { Action } from '../../ui/action.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './login-links.module.css';

/** Doors to the sites where clients log in. */
export function LoginLinks({ place, data }: BlockViewProps<'login-links'>) {
  const { links } = data;
  return (
    <Section place={place} head={data}>
      <ul className={styles.doors}>
        {links.map(({ title, text: line, icon, link }) => (
          <li key={link.href} className={styles.door}>
            {icon ? (
              <span className={styles.icon}>
                <Icon shapes={icon} />
              </span>
            ) : null}
            <div>
              <Heading level={place.level + 1} className={styles.title}>
                {title}
              </Heading>
              {line ? <p className={styles.line}>{line}</p> : null}
            </div>
            <p className={styles.foot}>
              <Action link={link} style={link.style ?? 'secondary'} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
