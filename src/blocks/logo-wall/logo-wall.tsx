import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './logo-wall.module.css';

/** Logos beside each other, each of the same weight; where one leads somewhere its name is the link’s. */
export function LogoWall({ place, data }: BlockViewProps<'logo-wall'>) {
  return (
    <Section place={place} head={data}>
      <ul className={styles.logos}>
        {data.logos.map(({ image, href }) => (
          <li key={image.alt}>
            {href === undefined ? (
              <Picture image={image} sizes="13.5rem" />
            ) : (
              <a href={href}>
                <Picture image={image} sizes="13.5rem" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
