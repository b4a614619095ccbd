import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serveTools } from '../src/assist/serve-tools.ts';
import { createTools } from '../src/assist/tools.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { sitePath } from '../src/command/site-path.ts';
import { openEditor } from '../src/editing/editor.ts';

/** Edits the site for a program that speaks the Model Context Protocol, over its standard streams. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', dev: 'string' });
  const dev = options.dev ?? 'http://127.0.0.1:5173';
  if (!/^https?:\/\/[^/]/.test(dev) || !URL.canParse(dev))
    throw new UsageError(`--dev takes an address such as http://127.0.0.1:5173, not “${dev}”.`);
  const editor = await openEditor(sitePath(options.site));
  const tools = createTools(editor, dev);
  const transport = new StdioServerTransport();
  const server = await serveTools(tools, transport);
  await new Promise<void>((done) => {
    server.onclose = done;
    process.stdin.once('end', done);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  await server.close();
  return 0;
}
