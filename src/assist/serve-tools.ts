import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { Ajv } from 'ajv';
import { EditError } from '../content/edit/value-at.ts';
import type { JsonObject } from '../content/json/json.ts';
import type { Tool, ToolAnswer } from './tools.ts';

function contentOf(answer: ToolAnswer) {
  if (typeof answer === 'string') return { type: 'text' as const, text: answer };
  if ('png' in answer && Buffer.isBuffer(answer.png))
    return { type: 'image' as const, data: answer.png.toString('base64'), mimeType: 'image/png' };
  return { type: 'text' as const, text: JSON.stringify(answer, null, 1) };
}

/** Serves tools over the Model Context Protocol, until the other side is gone. */
export async function serveTools(tools: readonly Tool[], transport: Transport): Promise<Server> {
  const ajv = new Ajv();
  const server = new Server({ name: 'page-engine', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    try {
      if (!tool) throw new EditError(`There is no tool “${params.name}”.`);
      const given: JsonObject = JSON.parse(JSON.stringify(params.arguments ?? {}));
      // What the tool does not take would pass for something left out.
      if (!ajv.validate(tool.inputSchema, given)) {
        const takes = Object.keys(Object(tool.inputSchema.properties)).join(', ');
        throw new EditError(`${ajv.errorsText(ajv.errors, { dataVar: tool.name })}. It takes: ${takes}.`);
      }
      const answer = await tool.run(given);
      const isError = typeof answer === 'object' && ('refused' in answer || 'conflict' in answer);
      return { content: [contentOf(answer)], isError };
    } catch (error) {
      // What cannot be done is an answer that says so; only faults of ours are thrown.
      if (!(error instanceof EditError)) throw error;
      return { content: [{ type: 'text' as const, text: error.message }], isError: true };
    }
  });
  await server.connect(transport);
  return server;
}
