import { rule } from '../rule.ts';

const REQUIRED = ['site.json', 'theme.json', 'navigation.json', 'strings.json', 'pages/index.json'];

export const referenceMissingFile = rule({
  code: 'reference/missing-file',
  severity: 'error',
  says: 'A file that every site needs is not there.',
  wrong: 'a folder without navigation.json',
  right: 'a folder with navigation.json',
  remedy: 'Add it; `npm run new-site` writes a small valid site to copy from.',
  site: ({ index }) =>
    REQUIRED.filter((file) => !index.input.files.has(file)).map((file) => ({
      file,
      pointer: '',
      message: `Every site needs the file ${file}.`,
      range: [0, 0],
    })),
});
