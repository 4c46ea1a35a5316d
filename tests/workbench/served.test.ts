import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/scripts/project.mjs';
import { ensureBrowser } from '../../tools/scripts/setup.mjs';

/** The workbench that runs, as assistants (`.mcp.json`, by the SDK's own client) and other Storybooks see it. A machine under load reads all components in a minute. */
const PATIENCE = 600_000;
const BADGE = 'ui-badge--tones';
const client = new Client({ name: 'a test', version: '1' });
let workbench: ChildProcess;
let address = '';

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function ask(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const answer = await client.callTool({ name, arguments: args }, { timeout: PATIENCE });
  const texts = (answer.content as { type: string; text?: string }[]).map(({ text }) => text);
  return texts.join('\n');
}

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  const args = ['dev', '--port', String(port), '--exact-port', '--ci', '--no-open'];
  const program = 'node_modules/storybook/dist/bin/dispatcher.js';
  workbench = spawn(process.execPath, [program, ...args, '--disable-telemetry'], {
    cwd: projectRoot,
    env: { ...process.env, PLINTH_CHROMIUM: ensureBrowser(), VITEST: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    for (const stream of [workbench.stdout, workbench.stderr]) {
      stream?.setEncoding('utf8').on('data', (piece: string) => {
        said += piece;
        if (said.includes('Storybook ready')) resolve();
      });
    }
    workbench.on('exit', () => reject(new Error(said)));
  });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
}, PATIENCE);

afterAll(async () => {
  await client.close();
  workbench.kill();
});

it('another Storybook may compose the workbench', async () => {
  const { headers, ok } = await fetch(`${address}/index.json`, {
    headers: { Origin: 'https://partner.example' },
  });
  expect({ ok, origin: headers.get('access-control-allow-origin') }).toEqual({
    ok: true,
    origin: '*',
  });
});

describe('an assistant in the workbench', () => {
  it(
    'lists the components with what each is for',
    async () => {
      const list = await ask('docs-list');
      expect(list).toContain('- Badge (ui-badge): A label for a state or kind.');
      expect(list).toContain('(screens-roles-role-card)');
    },
    PATIENCE,
  );

  it(
    'shows one with the facts of its docs page, and imports that there are',
    async () => {
      const card = await ask('docs-show', { id: 'screens-roles-role-card' });
      expect(card).toContain("import { RoleCard } from '@plinth/console/components';");
      expect(card).toContain('Hooks that feed it in the portal: `useRoles');
      expect(card).toMatch(/Slots to style it by: .*`role-card`/);
      expect(card).toMatch(/Catalogues of its sentences: .*`rolesMessages`/);
    },
    PATIENCE,
  );

  it('gives the address of a story', async () => {
    expect(await ask('stories-preview', { stories: [{ storyId: BADGE }] })).toContain(
      `${address}/?path=/story/${BADGE}`,
    );
  });

  it(
    'runs the tests of a story',
    async () => {
      const run = () => ask('test-run', { stories: [{ storyId: BADGE }] });
      let result = await run();
      // It gives a runner thirty seconds to start, which are few on a busy machine.
      for (let tries = 1; tries < 5 && result.includes('Failed to start'); tries += 1) {
        result = await run();
      }
      expect(result).toMatch(/## Passing Stories\s+- ui-badge--tones/);
    },
    PATIENCE,
  );
});
