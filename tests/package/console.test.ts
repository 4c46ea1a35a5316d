import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

/** `npx @plinth/console`, asked in a project of a partner. */
const root = resolve(import.meta.dirname, '../..');
const shop = inject('shops')['19.3.1'];

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

let server: ChildProcess;
const waiting = new Map<number, (answer: unknown) => void>();
let last = 0;

function send(method: string, params: object): Promise<never> {
  last += 1;
  const id = last;
  server.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  return new Promise((done) => waiting.set(id, done as (answer: unknown) => void));
}

async function ask(name: string, args: unknown = {}): Promise<Answer> {
  const { result, error } = await send('tools/call', { name, arguments: args });
  if (error) return { text: (error as Error).message, isError: true };
  const { content, isError = false } = result as { content: [{ text: string }]; isError?: boolean };
  return { text: content[0].text, isError };
}

beforeAll(async () => {
  server = spawn('npx', ['@plinth/console', 'mcp'], { cwd: shop });
  if (server.stdout) {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const answer = JSON.parse(line) as { id: number };
      waiting.get(answer.id)?.(answer);
    });
  }
  await send('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'a test', version: '1' },
  });
});

afterAll(() => {
  server.stdin?.end();
});

/** The files of an answer, by name. */
const filesOf = (text: string) =>
  [...text.matchAll(/```tsx title="([^"]+)"\n([\s\S]*?)\n```/g)].map(
    ([, name = '', code = '']) => [name, code] as const,
  );

/** What the compiler says of files that import the built package. */
function typeErrors(files: ReadonlyMap<string, string>): readonly string[] {
  const host = ts.createCompilerHost({});
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  };
  const folders = new Set([...files.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))));
  host.directoryExists = (name) => folders.has(name) || ts.sys.directoryExists(name);
  host.fileExists = (name) => files.has(name) || ts.sys.fileExists(name);
  const options = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    paths: { '@plinth/console/*': [`${root}/dist/*`] },
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

describe('npx @plinth/console mcp', () => {
  it('knows every screen, with files that compile as they are', async () => {
    const names = [...(await ask('list_screens')).text.matchAll(/^- (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(names).toEqual(
      expect.arrayContaining(['LoginScreen', 'RolesScreen', 'FinalReviewScreen', 'AppShell']),
    );
    const files = new Map<string, string>();
    const thin: string[] = [];
    for (const name of names) {
      const { text } = await ask('get_screen', { name });
      const own = filesOf(text);
      for (const [file, code] of own) files.set(`${root}/docs/${name}/${file}`, code);
      const [, page = ''] = own.at(-1) ?? [];
      if (!new RegExp(`<${name}\\b`).test(page) || !/props|takes/i.test(text)) thin.push(name);
    }
    expect(thin).toEqual([]);
    expect(typeErrors(files)).toEqual([]);
  }, 120_000);

  it('knows props, hooks, slots, tokens, sentences and pages', async () => {
    expect((await ask('get_component', { name: 'useRolesScreen' })).text).toMatch(/`onView: /);
    expect((await ask('find_slot', { text: 'bell' })).text).toContain("[data-slot='bell-count']");
    expect((await ask('list_tokens', { text: 'radius' })).text).toContain('--plinth-radius-md');
    const sentence = (await ask('find_sentence', { text: 'Passwort vergessen?' })).text;
    expect(sentence).toMatch(/- auth\.forgotTitle[\s\S]*en: Forgot your password\?/);
    const part = await ask('get_doc', { name: 'testing', section: 'Live notifications' });
    expect(part.text).toMatch(/^## Live notifications[\s\S]*createTestConsole/);
    const { result } = await send('resources/read', { uri: 'plinth://llms.txt' });
    expect((result as { contents: [{ text: string }] }).contents[0].text).toContain('# Plinth');
  });

  it.each([
    ['get_screen', { name: 'RoleScreen' }, 'Did you mean RolesScreen'],
    ['get_screen', { name: '__proto__' }, 'There is no screen "__proto__".'],
    ['get_screen', { name: 'x'.repeat(1_000_000) }, 'at most 200 are read'],
    ['get_screen', { name: 5 }, 'name has to be a text'],
    ['get_screen', {}, 'get_screen needs name'],
    ['get_screen', { name: 'RolesScreen', constructor: '1' }, 'takes no "constructor"'],
    ['get_screen', null, 'expected record'],
    ['get_component', { name: 'toString' }, 'There is no component or hook "toString".'],
    ['find_sentence', { text: 'home', language: 'xx' }, 'language is one of en'],
    ['get_doc', { name: '../package.json' }, 'There is no page "../package.json".'],
    ['get_doc', { name: 'docs/../../../etc/passwd' }, 'There is no page'],
    ['delete_everything', {}, 'The tools are list_screens'],
  ])('says what is wrong with %s %j', async (tool, args, says) => {
    const { text, isError } = await ask(tool, args);
    expect(isError).toBe(true);
    expect(text).toContain(says);
    expect(text.length).toBeLessThan(1_000);
  });
});
