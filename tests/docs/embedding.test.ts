import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { embeddingExamples } from './support/examples.ts';

const root = resolve(import.meta.dirname, '../..');
const LINES_MAX = 10;

/** What the compiler says of the examples, against the sources of the package. */
function typeErrors(files: ReadonlyMap<string, string>): readonly string[] {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const entries = ['api', 'app', 'components', 'hooks', 'messages', 'sandbox', 'theme'];
  const paths = Object.fromEntries(
    entries.map((entry) => [`@plinth/console/${entry}`, [`${root}/src/${entry}/index.ts`]]),
  );
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, paths }, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  };
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.readFile = (name) => files.get(name) ?? readFile.call(host, name);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

describe('the examples of docs/embedding.md', () => {
  const examples = embeddingExamples();

  it('are there, each with a title of its own and in ten lines at most', () => {
    const titles = examples.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['providers', 'RolesScreen', 'UsersScreen']));
    expect(new Set(titles).size).toBe(titles.length);
    const long = examples.filter(({ code }) => code.trim().split('\n').length > LINES_MAX);
    expect(long.map(({ title }) => title)).toEqual([]);
  });

  it('type-check against what is published', { timeout: 300_000 }, () => {
    const files = examples.map(({ title, code }) => [`${root}/docs/${title}.tsx`, code] as const);
    expect(typeErrors(new Map(files))).toEqual([]);
  });
});
