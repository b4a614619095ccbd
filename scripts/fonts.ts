import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { cutFont, FONTS, hindiTexts } from '../src/generate/shipped-fonts.ts';

/** Cuts the shipped site's font files from the packages that hold them whole. */
export async function main(args: string[]): Promise<number> {
  parseOptions(args, {});
  const target = join(root, 'site-config', 'public', 'fonts');
  const texts = await hindiTexts();
  await mkdir(target, { recursive: true });
  for (const job of FONTS) {
    const [from, name] = job;
    const source = await readFile(join(root, 'node_modules/@fontsource-variable', `${from}-normal.woff2`));
    const font = await cutFont(source, job, texts);
    await writeFile(join(target, `${name}.woff2`), font);
    process.stdout.write(`${name}.woff2  ${font.length} bytes\n`);
  }
  return 0;
}
