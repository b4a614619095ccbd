import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { structuredPatch } from 'diff';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EditError } from '../../src/content/edit/value-at.ts';
import { valueAt } from '../../src/content/json/json.ts';
import { fingerprint } from '../../src/content/locales/records.ts';
import { describeField } from '../../src/editing/describe.ts';
import { type Editor, openEditor } from '../../src/editing/editor.ts';
import { readOperation } from '../../src/editing/operation.ts';
import { versionOf, writtenAt } from '../../src/editing/written-field.ts';
import { HOME, HOME_HI, siteFolder } from './site-folder.ts';

let folder = '';
let editor: Editor;
beforeEach(async () => {
  folder = await siteFolder();
  editor = await openEditor(folder);
});
afterEach(() => rm(dirname(folder), { recursive: true }));

const read = (path: string) => readFile(join(folder, path), 'utf8');
const heading = { file: HOME, pointer: '/sections/1/heading' };

/** The lines that a file differs in since another state of it. */
async function changed(path: string, before: string): Promise<string[]> {
  const { hunks } = structuredPatch('', '', before, await read(path), '', '', { context: 0 });
  return hunks.flatMap(({ lines }) => lines.map((line) => line.replace(/\s+/, ' ')));
}

describe('an edit', () => {
  test('is one line of one file; the same value is none', async () => {
    const before = await read(HOME);
    expect(await editor.edit({ op: 'set', ...heading, value: 'Centre' })).toEqual({
      done: 'Heading: “Middle” → “Centre” (pages/index.json)',
      files: [HOME],
    });
    expect(await changed(HOME, before)).toEqual(['- "heading": "Middle"', '+ "heading": "Centre"']);
    expect(await editor.edit({ op: 'set', ...heading, value: 'Centre' })).toEqual({
      done: 'Nothing to save',
      files: [],
    });
  });

  test('that makes a mistake is refused, at its field, and nothing is written', async () => {
    const before = await read(HOME);
    const outcome = await editor.edit({
      op: 'set',
      file: HOME,
      pointer: '/sections/0/text',
      value: 'Call {emial}.',
    });
    expect(outcome).toMatchObject({
      refused: 'The site would have a mistake.',
      mistakes: [{ pointer: '/sections/0/text', code: 'text/unknown-variable', suggestion: 'email' }],
    });
    expect(await read(HOME)).toBe(before);
  });

  test('that makes its file larger than one may be is refused', async () => {
    const before = await read(HOME);
    expect(await editor.edit({ op: 'set', ...heading, value: 'x'.repeat(2 ** 21) })).toMatchObject({
      refused: 'The site would have a mistake.',
      mistakes: [{ code: 'json/too-large' }],
    });
    expect(await read(HOME)).toBe(before);
  });

  test('mistakes that are there already do not stand in its way', async () => {
    await writeFile(
      join(folder, 'navigation.json'),
      (await read('navigation.json')).replace('{brand}', '{brnad}'),
    );
    expect(await editor.edit({ op: 'set', ...heading, value: 'Centre' })).toHaveProperty('done');
  });

  test('of a file that was changed meanwhile shows both; elsewhere in the file it may have changed', async () => {
    const version = versionOf(await editor.read(), heading);
    const text = await read(HOME);
    await writeFile(join(folder, HOME), text.replace('"Two."', '"Three."'));
    const mine = { op: 'set', ...heading, value: 'Centre', was: 'Middle' } as const;
    expect(await editor.edit(mine, version)).toHaveProperty('done');
    await writeFile(join(folder, HOME), text.replace('Middle', 'Theirs'));
    const outcome = await editor.edit(mine, version);
    expect(outcome).toMatchObject({ conflict: 'The file was changed in the meantime.', theirs: 'Theirs' });
    expect(await read(HOME)).toContain('Theirs');
    expect(await editor.edit(mine, 'version' in outcome ? outcome.version : '')).toHaveProperty('done');
    expect(await read(HOME)).toContain('Centre');
  });

  test('of a file that nobody can read by now is refused, not said to be in conflict with nothing', async () => {
    const version = versionOf(await editor.read(), heading);
    const text = await read(HOME);
    await writeFile(join(folder, HOME), `<<<<<<< HEAD\n${text}`);
    const mine = { op: 'set', ...heading, value: 'Centre', was: 'Middle' } as const;
    for (const seen of [version, undefined])
      expect(await editor.edit(mine, seen)).toEqual({
        refused: '“pages/index.json” cannot be read as it is now. Mend its mistake, then save again.',
        mistakes: [],
      });
    await writeFile(join(folder, HOME), text);
    expect(await editor.edit(mine, version)).toHaveProperty('done');
  });

  test('is of the entry that the editor saw, wherever it has moved meanwhile', async () => {
    const version = versionOf(await editor.read(), heading);
    const home = JSON.parse(await read(HOME));
    const [intro, middle, end] = home.sections;
    const write = (...sections: unknown[]) =>
      writeFile(join(folder, HOME), JSON.stringify({ ...home, sections }, null, 2));
    await write(end, { ...intro, heading: 'Middle' }, { ...middle, heading: 'Theirs' });
    const mine = { op: 'set', ...heading, value: 'Centre', was: 'Middle' } as const;
    const outcome = await editor.edit(mine, version);
    expect(outcome).toMatchObject({ theirs: 'Theirs', pointer: '/sections/2/heading' });
    await write(end, { ...intro, heading: 'Middle' });
    expect(await editor.edit(mine, version)).toEqual({
      refused: 'What was edited here is no longer in “pages/index.json”.',
      mistakes: [],
    });
  });

  test('is taken back and done again, by another run of the server too', async () => {
    const before = await read(HOME);
    await editor.edit({ op: 'set', ...heading, value: 'Centre' });
    await editor.edit({ op: 'remove', file: HOME, pointer: '/sections/2' });
    const [after, overlay] = [await read(HOME), await read(HOME_HI)];
    const later = await openEditor(folder);
    await later.turn('undo');
    await later.turn('undo');
    expect(await read(HOME)).toBe(before);
    expect(await later.turn('undo')).toMatchObject({ refused: 'There is nothing to undo.' });
    await later.turn('redo');
    await later.turn('redo');
    expect([await read(HOME), await read(HOME_HI)]).toEqual([after, overlay]);
    await writeFile(join(folder, HOME), before);
    expect(await later.turn('undo')).toMatchObject({
      refused:
        '“Sections” was changed in the meantime: it is no longer as this step left it. Undo again goes on to the step before it.',
    });
  });

  test('is taken back where the file was changed elsewhere, and not where it says something else itself', async () => {
    const before = await read(HOME);
    const replace = async (from: string, to: string) =>
      writeFile(join(folder, HOME), (await read(HOME)).replace(from, to));
    const file = HOME;
    const fresh = { type: 'prose', id: 'fresh', text: 'New.' };
    for (const operation of [
      { op: 'set', ...heading, value: 'Centre' },
      { op: 'insert', file, pointer: '/sections/0', value: fresh },
      { op: 'move', file, pointer: '/sections/2', to: 0 },
      { op: 'remove', file, pointer: '/sections/0' },
      { op: 'duplicate', file, pointer: '/sections/2' },
    ] as const) {
      await writeFile(join(folder, HOME), before);
      await editor.edit(operation);
      await replace('"Two."', '"Three."');
      for (const way of ['undo', 'redo', 'undo'] as const)
        expect(await editor.turn(way)).toHaveProperty('done');
      expect(await read(HOME)).toBe(before.replace('"Two."', '"Three."'));
    }
    await editor.edit({ op: 'set', file, pointer: '/sections/0/text', value: 'Mine.' });
    await editor.edit({ op: 'set', ...heading, value: 'Centre' });
    await replace('"Centre"', '"Theirs"');
    expect(await editor.turn('undo')).toEqual({
      refused:
        '“Heading” was changed in the meantime: it is no longer as this step left it. Undo again goes on to the step before it.',
      mistakes: [],
    });
    expect(await read(HOME)).toContain('"Theirs"');
    expect(await editor.turn('undo')).toMatchObject({ done: expect.stringContaining('→ “Mine.”') });
    expect(await read(HOME)).toBe(before.replace('"Two."', '"Three."').replace('"Middle"', '"Theirs"'));
  });

  test('that fits again by the second time, as when a stash came back, is taken back then', async () => {
    const before = await read(HOME);
    await editor.edit({ op: 'set', ...heading, value: 'Centre' });
    const after = await read(HOME);
    await writeFile(join(folder, HOME), before.replace('Middle', 'Theirs'));
    expect(await editor.turn('undo')).toHaveProperty('refused');
    await writeFile(join(folder, HOME), after);
    expect(await editor.turn('undo')).toMatchObject({ done: expect.stringContaining('→ “Centre”') });
    expect(await read(HOME)).toBe(before);
  });

  test('that mended what could not be read is passed over like one that no longer fits', async () => {
    await editor.edit({ op: 'set', ...heading, value: 'Centre' });
    const after = await read(HOME);
    const before = after.slice(0, -3);
    await writeFile(join(folder, HOME), before);
    await editor.carryOut({ what: 'Mended', files: [{ path: HOME, before, after }] });
    await writeFile(join(folder, HOME), after.replace('"Two."', '"Three."'));
    expect(await editor.turn('undo')).toEqual({
      refused:
        '“The file” was changed in the meantime: it is no longer as this step left it. Undo again goes on to the step before it.',
      mistakes: [],
    });
    expect(await editor.turn('undo')).toMatchObject({ done: expect.stringContaining('→ “Centre”') });
  });

  test('of one editor is taken back by another: the server and an assistant have one row of steps', async () => {
    const assistant = await openEditor(folder);
    await editor.edit({ op: 'set', ...heading, value: 'First' });
    await assistant.edit({ op: 'set', ...heading, value: 'Second' });
    await editor.edit({ op: 'set', ...heading, value: 'Third' });
    expect((await assistant.journal.next()).undo?.what).toContain('“Second” → “Third”');
    expect(await assistant.turn('undo')).toMatchObject({ done: expect.stringContaining('→ “Third”') });
    expect(await editor.turn('undo')).toMatchObject({ done: expect.stringContaining('→ “Second”') });
    expect(await assistant.turn('undo')).toMatchObject({ done: expect.stringContaining('→ “First”') });
    expect(await editor.turn('redo')).toMatchObject({ done: expect.stringContaining('→ “First”') });
  });

  test('that brings a picture takes it along when it is taken back, unless something else names it', async () => {
    const picture = await readFile(join(folder, 'public/images/a.svg'));
    const files = () => readdir(join(folder, 'public/images'));
    const address = await editor.addPicture('My Fuß-Photo (1).SVG', picture);
    expect(address).toBe('/images/my-fuss-photo-1.svg');
    const set = (at: number) =>
      ({
        op: 'set',
        file: 'collections/events.json',
        pointer: `/items/${at}/poster/src`,
        value: address,
      }) as const;
    expect(await editor.edit(set(0))).toMatchObject({
      files: ['collections/events.json', 'public/images/my-fuss-photo-1.svg'],
    });
    await editor.turn('undo');
    expect(await files()).toEqual(['a.svg']);
    await editor.turn('redo');
    expect(await files()).toEqual(['a.svg', 'my-fuss-photo-1.svg']);
    await editor.turn('undo');
    await editor.turn('redo');
    const { file, pointer } = set(0);
    const text = await read(HOME);
    await writeFile(join(folder, HOME), text.replace('Call', `![a](${address}) Call`));
    await editor.turn('undo');
    expect(await files()).toEqual(['a.svg', 'my-fuss-photo-1.svg']);
    expect(valueAt((await editor.read()).files.get(file)?.value, pointer)).toBe('/images/a.svg');
    await expect(
      editor.addPicture(
        'a.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>1</script></svg>'),
      ),
    ).rejects.toThrow('“a.svg” holds');
    await expect(editor.addPicture('IMG_1.HEIC', Buffer.from(''))).rejects.toThrow(
      'A picture is an SVG, PNG, JPEG, WebP, AVIF or GIF file. Browsers do not show it: save it as JPEG or WebP.',
    );
    await expect(editor.addPicture('a.psd', Buffer.from(''))).rejects.toThrow(
      /^A picture is an SVG, PNG, JPEG, WebP, AVIF or GIF file\.$/,
    );
  });

  test('that brings a picture is not done again over another picture, and leaves none where it is refused', async () => {
    const red = await readFile(join(folder, 'public/images/a.svg'));
    const blue = Buffer.from(red.toString().replace('<path', '<path fill="blue"'));
    const poster = { file: 'collections/events.json', pointer: '/items/0/poster/src' };
    const address = await editor.addPicture('photo.svg', red);
    await editor.edit({ op: 'set', ...poster, value: address });
    await editor.turn('undo');
    expect(await editor.addPicture('photo.svg', blue)).toBe(address);
    expect(await editor.turn('redo')).toEqual({
      refused: 'There is another file “public/images/photo.svg” by now. Rename or remove it first.',
      mistakes: [],
    });
    expect(await read('public/images/photo.svg')).toBe(blue.toString());
    await rm(join(folder, 'public/images/photo.svg'));
    await rm(join(folder, poster.file));
    await symlink(join(folder, HOME), join(folder, poster.file));
    expect(await editor.turn('redo')).toHaveProperty('refused');
    expect(await readdir(join(folder, 'public/images'))).toEqual(['a.svg']);
  });

  test('two pictures of one name dropped in one moment have an address each', async () => {
    const picture = await readFile(join(folder, 'public/images/a.svg'));
    const drop = () => editor.addPicture('photo.svg', picture);
    expect(await Promise.all([drop(), drop()])).toEqual(['/images/photo.svg', '/images/photo-2.svg']);
  });

  test('brings no picture through a link, and takes none away through one', async () => {
    const picture = await readFile(join(folder, 'public/images/a.svg'));
    await mkdir(join(folder, 'public/pictures'));
    await writeFile(join(folder, 'public/pictures/b.svg'), picture);
    const poster = { file: 'collections/events.json', pointer: '/items/0/poster/src' };
    await editor.edit({ op: 'set', ...poster, value: '/pictures/b.svg' });
    await editor.edit({ op: 'set', ...poster, value: await editor.addPicture('photo.svg', picture) });
    const [images, outside] = [join(folder, 'public/images'), join(dirname(folder), 'outside')];
    await rename(images, outside);
    await symlink(outside, images);
    expect(await editor.turn('undo')).toHaveProperty('done');
    expect(await editor.turn('redo')).toHaveProperty('refused');
    await expect(editor.addPicture('b.svg', picture)).rejects.toThrow(EditError);
    expect((await readdir(outside)).sort()).toEqual(['a.svg', 'photo.svg']);
  });

  test('writes through no link, and outside the site nothing', async () => {
    const outside = join(dirname(folder), 'outside.json');
    await writeFile(outside, await read(HOME));
    await rm(join(folder, HOME));
    await symlink(outside, join(folder, HOME));
    expect(await editor.edit({ op: 'set', ...heading, value: 'X' })).toHaveProperty('refused');
    for (const file of [
      '../outside.json',
      '/etc/x.json',
      'pages/../../x.json',
      'a\\b.json',
      '.git/x.json',
      'site.js',
    ])
      expect(() => readOperation({ op: 'set', file, pointer: '/a', value: 1 })).toThrow(EditError);
  });
});

describe('sections', () => {
  const sections = async () => JSON.parse(await read(HOME)).sections.map(({ id }: { id: string }) => id);
  test('are named: a whole file is none, and its translation stays as it is', async () => {
    const before = await read(HOME_HI);
    expect(await editor.edit({ op: 'remove', file: HOME, pointer: '' })).toEqual({
      refused: 'An empty pointer is the whole file: say which of its entries.',
      mistakes: [],
    });
    expect(await read(HOME_HI)).toBe(before);
  });

  test('are found again after an edit of their own, and where others came before them', async () => {
    const version = versionOf(await editor.read(), heading);
    await editor.edit({ op: 'set', ...heading, value: 'Centre', was: 'Middle' }, version);
    const middle = { file: HOME, pointer: '/sections/1' };
    expect(await editor.edit({ op: 'remove', ...middle }, version)).toMatchObject({
      theirs: { heading: 'Centre' },
    });
    await editor.edit({ op: 'move', ...middle, to: 2 }, version);
    expect(await sections()).toEqual(['intro', 'end', 'middle']);
    expect(await editor.edit({ op: 'move', ...middle, to: 2 }, version)).toHaveProperty('conflict');
    await editor.edit({ op: 'duplicate', ...middle }, version);
    expect(await sections()).toEqual(['intro', 'end', 'middle', 'middle-2']);
    expect(await editor.edit({ op: 'duplicate', ...middle }, 'never seen')).toHaveProperty('conflict');
  });

  test('are found again by the newest 50 versions that are gone; older ones are forgotten', async () => {
    const version = versionOf(await editor.read(), heading).split('.')[0];
    const text = await read(HOME);
    const moved = text.replace(
      '"sections": [',
      '"sections": [{ "type": "prose", "id": "new", "text": "New." },',
    );
    const placeAfter = async (older: number) => {
      await writeFile(join(folder, HOME), moved.replace('"Middle"', `"Middle ${older}"`));
      return editor.placeNow(await editor.read(), heading, version);
    };
    for (let older = 1; older < 50; older += 1) await placeAfter(older);
    expect(await placeAfter(50)).toBe('/sections/2/heading');
    expect(await placeAfter(51)).toBe('/sections/1/heading');
  });

  test('step as often as is asked, from where they stand by then, and no further than the list', async () => {
    const version = versionOf(await editor.read(), heading);
    const intro = readOperation({ op: 'step', by: 1, file: HOME, pointer: '/sections/0' });
    for (const order of ['middle intro end', 'middle end intro', 'middle end intro']) {
      expect(await editor.edit(intro, version)).toHaveProperty('done');
      expect((await sections()).join(' ')).toBe(order);
    }
    const fresh = { type: 'prose', id: 'fresh', text: 'New.' };
    await editor.edit({ op: 'insert', file: HOME, pointer: '/sections/2', value: fresh }, version);
    expect(await sections()).toEqual(['middle', 'fresh', 'end', 'intro']);
  });

  test('come, go, move and double; translations follow with them', async () => {
    const before = await read(HOME);
    const fresh = { type: 'prose', id: 'intro', text: 'New.' };
    await editor.edit({ op: 'insert', file: HOME, pointer: '/sections/0', value: fresh });
    expect(await sections()).toEqual(['intro-2', 'intro', 'middle', 'end']);
    // Of lines that are the same before and after, a diff may name the others.
    expect((await changed(HOME, before)).sort()).toEqual(
      ['+ {', '+ "type": "prose",', '+ "id": "intro-2",', '+ "text": "New."', '+ },'].sort(),
    );
    const records = { '/title': 'x', '/sections/intro/text': 'old', '/sections/end/text': 'older' };
    expect(JSON.parse(await read(HOME_HI)).$source).toEqual(records);
    await editor.edit({ op: 'move', file: HOME, pointer: '/sections/3', to: 0 });
    await editor.edit({ op: 'duplicate', file: HOME, pointer: '/sections/3' });
    expect(await sections()).toEqual(['end', 'intro-2', 'intro', 'middle', 'middle-2']);
    await editor.edit({ op: 'remove', file: HOME, pointer: '/sections/0' });
    const overlay = JSON.parse(await read(HOME_HI));
    expect(overlay.sections).toEqual([{ id: 'intro', text: 'पहला' }]);
    expect(overlay.$source).toEqual({ '/title': 'x', '/sections/intro/text': 'old' });
    for (let i = 0; i < 4; i += 1) await editor.turn('undo');
    expect(await read(HOME)).toBe(before);
  });
});

test('the copy of a section is translated as the section is, the blocks in it too', async () => {
  const write = (path: string, value: object) =>
    writeFile(join(folder, path), JSON.stringify(value, null, 2));
  const block = (id: string, text: string) => ({ type: 'prose', id, text });
  const columns = {
    type: 'columns',
    id: 'two',
    heading: 'Two',
    blocks: [block('left', 'L.'), block('right', 'R.')],
  };
  const [home, overlay] = [JSON.parse(await read(HOME)), JSON.parse(await read(HOME_HI))];
  await write(HOME, { ...home, sections: [...home.sections, columns] });
  await write(HOME_HI, {
    ...overlay,
    sections: [...overlay.sections, { id: 'two', heading: 'दो', blocks: [{ id: 'right', text: 'दायाँ' }] }],
    $source: { '/sections/two/heading': 'old', '/sections/two/blocks/right/text': 'older', '/title': 'x' },
  });
  const before = await read(HOME_HI);
  await editor.edit({ op: 'duplicate', file: HOME, pointer: '/sections/3' });
  const { sections, $source } = JSON.parse(await read(HOME_HI));
  expect(sections.slice(2)).toEqual([
    { id: 'two', heading: 'दो', blocks: [{ id: 'right', text: 'दायाँ' }] },
    { id: 'two-2', heading: 'दो', blocks: [{ id: 'right-2', text: 'दायाँ' }] },
  ]);
  expect($source).toEqual({
    '/sections/two/heading': 'old',
    '/sections/two/blocks/right/text': 'older',
    '/title': 'x',
    '/sections/two-2/heading': 'old',
    '/sections/two-2/blocks/right-2/text': 'older',
  });
  await editor.turn('undo');
  expect(await read(HOME_HI)).toBe(before);
});

test('records of an older version, which call sections by their numbers, keep to their sections', async () => {
  const numbered = (await read(HOME_HI)).replace('/sections/intro/', '/sections/0/');
  await writeFile(join(folder, HOME_HI), numbered.replace('/sections/end/', '/sections/2/'));
  const stateOf = async (pointer: string) =>
    describeField(await editor.read(), { file: HOME, locale: 'hi', pointer })?.state;
  const { $source } = JSON.parse(await read(HOME_HI));
  expect(await stateOf('/sections/0/text')).toBe('stale');
  await editor.edit({ op: 'set', file: HOME, locale: 'hi', pointer: '/sections/0/text', value: 'नमस्ते' });
  expect(await stateOf('/sections/0/text')).toBe('translated');
  const records = JSON.parse(await read(HOME_HI)).$source;
  expect(Object.keys(records)).toEqual(Object.keys($source));
  await editor.edit({ op: 'move', file: HOME, pointer: '/sections/0', to: 2 });
  expect(JSON.parse(await read(HOME_HI)).$source).toEqual({
    '/title': 'x',
    '/sections/intro/text': records['/sections/0/text'],
    '/sections/end/text': 'older',
  });
  await editor.edit({ op: 'remove', file: HOME, locale: 'hi', pointer: '/sections/2/text' });
  expect(JSON.parse(await read(HOME_HI)).$source).toEqual({ '/title': 'x', '/sections/end/text': 'older' });
});

test('records of a list without ids move with their entries', async () => {
  const tabs = (...titles: string[]) => titles.map((title) => ({ title, text: 'Text.' }));
  const add = async (path: string, section: object, more: object = {}) => {
    const whole = JSON.parse(await read(path));
    const sections = [...whole.sections, { id: 'tabs', ...section }];
    await writeFile(join(folder, path), JSON.stringify({ ...whole, sections, ...more }));
  };
  await add(HOME, { type: 'tabs', heading: 'Tabs', entries: tabs('One', 'Two', 'Three') });
  const entries = '/sections/tabs/entries';
  const $source = { [`${entries}/0/title`]: 'a', [`${entries}/1/title`]: 'b', [`${entries}/2/title`]: 'c' };
  await add(HOME_HI, { entries: tabs('एक', 'दो', 'तीन') }, { $source });
  await editor.edit({ op: 'move', file: HOME, pointer: '/sections/3/entries/0', to: 2 });
  expect(JSON.parse(await read(HOME_HI)).$source).toEqual({
    [`${entries}/2/title`]: 'a',
    [`${entries}/0/title`]: 'b',
    [`${entries}/1/title`]: 'c',
  });
});

describe('a translation', () => {
  const set = (pointer: string, value: string) =>
    editor.edit({ op: 'set', file: HOME, locale: 'hi', pointer, value });
  test('is changed in its own file, and is fresh then', async () => {
    const [original, before] = [await read(HOME), await read(HOME_HI)];
    await set('/sections/0/text', 'नमस्ते');
    expect(await changed(HOME_HI, before)).toEqual([
      '- "text": "पहला"',
      '+ "text": "नमस्ते"',
      '- "/sections/intro/text": "old",',
      expect.stringMatching(/^\+ "\/sections\/intro\/text": "[\w-]{8}",$/),
    ]);
    expect(await read(HOME)).toBe(original);
  });
  test('that is right still is fresh then, and says what it said', async () => {
    const before = await read(HOME_HI);
    expect(await set('/sections/0/text', 'पहला')).toMatchObject({ done: `Text: still right (hi: ${HOME})` });
    expect(await changed(HOME_HI, before)).toEqual([
      '- "/sections/intro/text": "old",',
      `+ "/sections/intro/text": "${fingerprint('Call {email} now.')}",`,
    ]);
    expect(await set('/sections/0/text', 'पहला')).toEqual({ done: 'Nothing to save', files: [] });
  });
  test('comes into being in the order of the original, and goes again', async () => {
    const before = await read(HOME_HI);
    await set('/sections/1/heading', 'बीच');
    const { sections } = JSON.parse(await read(HOME_HI));
    expect(sections.map(({ id }: { id: string }) => id)).toEqual(['intro', 'middle', 'end']);
    const address = { file: HOME, locale: 'hi', pointer: '/sections/1/heading' };
    expect(writtenAt(await editor.read(), address)).toBe('बीच');
    await editor.edit({ op: 'remove', ...address });
    expect(writtenAt(await editor.read(), address)).toBeUndefined();
    await editor.turn('undo');
    await editor.turn('undo');
    expect(await read(HOME_HI)).toBe(before);
  });
  test('of a section that has moved in the original is still its own', async () => {
    const address = { file: HOME, locale: 'hi', pointer: '/sections/0/text' };
    const version = versionOf(await editor.read(), address);
    const home = JSON.parse(await read(HOME));
    home.sections.reverse();
    await writeFile(join(folder, HOME), JSON.stringify(home, null, 2));
    await editor.edit({ op: 'set', ...address, value: 'नमस्ते', was: 'पहला' }, version);
    expect(JSON.parse(await read(HOME_HI)).sections).toEqual([
      { id: 'intro', text: 'नमस्ते' },
      { id: 'end', text: 'अंत' },
    ]);
  });

  test('is edited by the version of either file; a change of that file since is told', async () => {
    const index = await editor.read();
    const mine = { op: 'set', ...heading, locale: 'hi', value: 'बीच' } as const;
    for (const file of [HOME, HOME_HI]) {
      expect(await editor.edit(mine, versionOf(index, { file, pointer: '' }))).toHaveProperty('done');
      await editor.turn('undo');
    }
    await writeFile(join(folder, HOME), (await read(HOME)).replace('"Two."', '"Three."'));
    expect(await editor.edit(mine, versionOf(index, heading))).toMatchObject({
      conflict: 'The file was changed in the meantime.',
    });
  });

  test('into a language that the site does not have is refused', async () => {
    expect(await editor.edit({ op: 'set', ...heading, locale: 'fr', value: 'Centre' })).toEqual({
      refused: 'There is no language “fr”. Possible: en, hi.',
      mistakes: [],
    });
  });

  test('of a file that has none begins one', async () => {
    await editor.edit({
      op: 'set',
      file: 'pages/404.json',
      locale: 'hi',
      pointer: '/title',
      value: 'नहीं मिला',
    });
    expect(JSON.parse(await read('locales/hi/pages/404.json'))).toMatchObject({ title: 'नहीं मिला' });
    await editor.turn('undo');
    await expect(read('locales/hi/pages/404.json')).rejects.toThrow('ENOENT');
  });

  test('records its originals from its first text on, but not beside texts that nobody has recorded', async () => {
    const { $schema } = JSON.parse(await read(HOME_HI));
    const begunWith = async (overlay: object) => {
      await writeFile(join(folder, HOME_HI), JSON.stringify({ $schema, ...overlay }));
      await set('/sections/1/heading', 'बीच');
      return JSON.parse(await read(HOME_HI)).$source;
    };
    expect(await begunWith({})).toEqual({ '/sections/middle/heading': fingerprint('Middle') });
    expect(await begunWith({ title: 'पृष्ठ' })).toBeUndefined();
  });
});

test('a page is begun at its address without the first slash, too', () => {
  const typed = { op: 'page', route: 'careers', title: 'Careers' };
  expect(readOperation(typed)).toEqual({ ...typed, route: '/careers' });
});

test('pages and items are begun by the scaffolds', async () => {
  const page = await editor.edit({ op: 'page', route: '/careers', title: 'Careers' });
  expect(page).toEqual({
    done: 'New page /careers',
    files: ['pages/careers.json'],
    moved: { from: null, to: '/careers' },
  });
  const item = { op: 'item', collection: 'events', slug: 'second', title: 'Second' } as const;
  expect(await editor.edit(item)).toMatchObject({
    files: ['collections/events.json'],
    begun: { file: 'collections/events.json', pointer: '/items/1' },
  });
  const article = { op: 'item', collection: 'articles', slug: 'second', title: 'Second' } as const;
  expect(await editor.edit(article)).toMatchObject({
    begun: { file: 'collections/articles/second.json', pointer: '' },
  });
  expect(await editor.edit({ op: 'page', route: '/careers', title: 'Careers' })).toHaveProperty('refused');
});

describe('a page as a whole', () => {
  const address = { op: 'readdress', route: '/careers', to: '/jobs' } as const;
  beforeEach(() => editor.edit({ op: 'page', route: '/careers', title: 'Careers' }));

  test('has another address: links follow, the old one leads there, and all of it is taken back', async () => {
    await editor.edit({ op: 'set', file: HOME, pointer: '/sections/0/text', value: '[Work](/careers)' });
    expect(await editor.edit(address)).toEqual({
      done: 'Address: /careers → /jobs',
      files: ['pages/careers.json', 'pages/index.json', 'site.json', 'pages/jobs.json'],
      moved: { from: '/careers', to: '/jobs' },
    });
    expect(await read(HOME)).toContain('[Work](/jobs)');
    expect(JSON.parse(await read('site.json')).redirects).toEqual([{ from: '/careers', to: '/jobs' }]);
    expect(await editor.turn('undo')).toMatchObject({ moved: { from: '/jobs', to: '/careers' } });
    expect(JSON.parse(await read('pages/careers.json')).title).toBe('Careers');
    await expect(read('pages/jobs.json')).rejects.toThrow('ENOENT');
    expect(await editor.edit({ ...address, to: '/' })).toMatchObject({
      refused: 'There is a page “/” already: pages/index.json.',
    });
  });

  test('is deleted with its translations, and taken back', async () => {
    const [path, translated] = ['pages/careers.json', 'locales/hi/pages/careers.json'];
    await editor.edit({ op: 'set', file: path, locale: 'hi', pointer: '/title', value: 'नौकरी' });
    expect(await editor.edit({ op: 'delete', route: '/careers' })).toEqual({
      done: 'Deleted: /careers. Who opens it gets “Not Found”: an entry in “redirects” of site.json leads them elsewhere.',
      files: [translated, path],
    });
    await expect(read(path)).rejects.toThrow('ENOENT');
    await editor.turn('undo');
    expect(JSON.parse(await read(translated)).title).toBe('नौकरी');
    expect(JSON.parse(await read(path)).title).toBe('Careers');
  });

  test('is not deleted while something leads to it: that is named', async () => {
    await editor.edit({ op: 'set', file: HOME, pointer: '/sections/0/text', value: '[Work](/careers)' });
    expect(await editor.edit({ op: 'delete', route: '/careers' })).toMatchObject({
      refused: '“/careers” was not deleted, for it is needed in site/pages/index.json:12. Change that first.',
    });
    expect(JSON.parse(await read('pages/careers.json')).title).toBe('Careers');
  });

  test('of an item of a list goes with its entry', async () => {
    const template = JSON.parse(await read('pages/services/[slug].json'));
    await mkdir(join(folder, 'pages/events'));
    await writeFile(
      join(folder, 'pages/events/[slug].json'),
      JSON.stringify({ ...template, title: 'Events', each: 'events' }),
    );
    expect(await editor.edit({ op: 'delete', route: '/events/first' })).toEqual({
      done: expect.stringMatching(/^Deleted: \/events\/first\. Who opens it/),
      files: ['collections/events.json'],
    });
    expect(JSON.parse(await read('collections/events.json')).items).toEqual([]);
  });

  test.each(['/', '/404'])('is not deleted where each site needs it: %s', async (route) => {
    expect(await editor.edit({ op: 'delete', route })).toHaveProperty('refused');
  });
});
