import { quote } from '../../diagnostics/fault.ts';
import { advice } from '../rule.ts';

const LONGEST = 250;
const LEADS = /^(an? )?(image|picture|photo|photograph|graphic|icon|illustration) of\b/i;
const NOTHING = /^(an? |the )?(image|picture|photo|photograph|graphic|icon|illustration)$/i;
const FILE_NAME = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

function fault(alt: string): string | undefined {
  if (FILE_NAME.test(alt))
    return `${quote(alt)} is a file’s name. Say what the picture shows, or write "" where it only decorates.`;
  if (NOTHING.test(alt))
    return `${quote(alt)} says nothing. Say what the picture shows, or write "" where it only decorates.`;
  if (LEADS.test(alt))
    return `A screen reader says by itself that it is a picture. Begin with what it shows.`;
  if (alt.length > LONGEST)
    return `It has ${alt.length} characters: a screen reader reads it in one breath. Say it in at most ${LONGEST}, and the rest in the text.`;
  return undefined;
}

export const mediaAlternativeText = advice({
  says: 'Advice: the text for those who cannot see the picture does not say what it shows.',
  wrong: '"alt": "IMG_2041.jpg"',
  right: '"alt": "Two people at a desk, going through papers"',
  remedy: 'Say what the picture shows, or write "" where it only decorates.',
  /** What the text says. Whether there is one, the schema asks. */
  text: ({ text, pointer }) =>
    // A variable of the site may have that name, too.
    /(?<!^\/variables)\/alt$/.test(pointer) ? fault(text) : undefined,
});
