import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { asText } from '../../json/unchecked.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { mistake } from '../rule.ts';

export const textAccent = mistake({
  says: 'The words to be accented do not stand in the heading.',
  wrong: '"heading": "Savings grow", "accent": "grows"',
  right: '"heading": "Savings grow", "accent": "grow"',
  remedy: 'Write them letter for letter as in the heading.',
  file: (file) =>
    blocksOf(file, 'banner').flatMap(({ block, pointer }) => {
      const [accent, heading] = [asText(block.accent), asText(block.heading)];
      // That there is no heading is told by itself.
      if (accent === undefined || !heading?.trim() || heading.includes(accent)) return [];
      // A translation that misspells a name has its text there: that is told, and the text here is the original's.
      const others = Object.keys(block).filter((key) => key !== 'heading' && key !== 'accent');
      if (['heading', 'accent'].some((name) => nearest(name, others) !== undefined)) return [];
      // In a translation that has a heading alone there is no accent to take away.
      const isOriginals = file.origins?.isTranslated(`${pointer}/accent`) === false;
      const remedy = isOriginals
        ? 'It is the original’s: write an "accent" here, too, with words of this heading.'
        : 'Write words of the heading, or take “accent” away.';
      const message = `${quote(accent)} does not stand in the heading letter for letter. ${remedy}`;
      return { pointer: `${pointer}/accent`, message };
    }),
});
