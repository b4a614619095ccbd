import { mistake } from '../rule.ts';

const REQUIRED = ['site.json', 'theme.json', 'navigation.json', 'strings.json', 'pages/index.json'];

export const referenceMissingFile = mistake({
  code: 'reference/missing-file',
  says: 'A file that every site needs is not there.',
  wrong: 'a folder without navigation.json',
  right: 'a folder with navigation.json',
  remedy: 'Add it; `npm run new-site` writes a small valid site to copy from.',
  site: ({ index }) =>
    REQUIRED.filter((file) => !index.input.files.has(file)).map((file) => {
      const message = `Every site needs the file ${file}.`;
      return { file, pointer: '', message, range: [0, 0] };
    }),
});
