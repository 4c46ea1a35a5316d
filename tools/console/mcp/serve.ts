import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { ConsoleFacts } from '../facts';
import { lookTools } from './look-tools';
import { screenTools } from './screen-tools';
import { readShippedDocs } from './shipped-docs';
import { argumentsOf, schemaOf, unknown, WrongCall } from './tool';

const PREFIX = 'plinth://';
const INSTRUCTIONS =
  'Facts about @plinth/console, the white-label cloud reseller console as React components, read from the version that is installed. Begin with list_screens; get_screen has files that compile.';

/** Answers a program in an editor over standard input and output, until that ends. */
export function serveFacts(dist: string): void {
  const facts: ConsoleFacts = JSON.parse(readFileSync(join(dist, 'console.json'), 'utf8'));
  const docs = readShippedDocs(join(dist, '..'));
  serveStdio(() => createFactsServer(facts, docs));
}

function createFactsServer(facts: ConsoleFacts, docs: ReturnType<typeof readShippedDocs>): Server {
  const tools = [...screenTools(facts, docs), ...lookTools(facts, docs)];
  const server = new Server(
    { name: '@plinth/console', version: facts.version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      inputSchema: schemaOf(tool),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler('tools/call', ({ params }) => {
    try {
      const tool = tools.find(({ name }) => name === params.name);
      const names = tools.map(({ name }) => name);
      if (!tool) throw unknown('tool', params.name, names, `The tools are ${names.join(', ')}.`);
      const text = tool.run(argumentsOf(tool, params.arguments));
      return { content: [{ type: 'text', text }] };
    } catch (error) {
      if (!(error instanceof WrongCall)) throw error;
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  });
  server.setRequestHandler('resources/list', () => ({
    resources: docs.map(({ name, title }) => ({
      uri: `${PREFIX}${name}`,
      name,
      title,
      mimeType: name.endsWith('.md') ? 'text/markdown' : 'text/plain',
    })),
  }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const doc = docs.find(({ name }) => uri === `${PREFIX}${name}`);
    if (!doc)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no ${uri.slice(0, 80)}.`);
    return { contents: [{ uri, mimeType: 'text/markdown', text: doc.text }] };
  });
  return server;
}
