import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ConsoleMessageId,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { projectRoot } from '../scripts/project.mjs';

/** The page with every public type, each once. */
export const REPORT = 'api/public-types.md';

/** An entry of the package with the declarations that a partner's compiler reads. */
interface PublishedEntry {
  /** Its path, such as `sandbox/node`. */
  readonly path: string;
  readonly types: string;
}

type Exports = Readonly<Record<string, string | { readonly types?: string }>>;

/** The entries of package.json that have types of their own. */
export function publishedEntries(root: string = projectRoot): readonly PublishedEntry[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Exports;
  };
  return Object.entries(exports).flatMap(([key, entry]) => {
    const types = typeof entry === 'string' ? undefined : entry.types;
    // The files of a pattern say nothing that their entry does not say: a component's own file, a
    // language, what adds elements to the templates of a framework.
    const isPart = key.includes('*') || key.startsWith('./elements/');
    return types === undefined || isPart ? [] : [{ path: key.slice(2), types }];
  });
}

/** An entry as a name of TypeScript: `sandboxNode`. */
const namespaceOf = (path: string) => path.replace(/\/(\w)/g, (_, letter) => letter.toUpperCase());

const QUIET = { logLevel: ExtractorLogLevel.None, addToApiReportFile: false } as const;

/** The report of API Extractor on one file of declarations. */
function extract(types: string, folder: string): string {
  const reportFileName = 'types.api.md';
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(projectRoot, 'api-extractor.json'),
    packageJsonFullPath: join(projectRoot, 'package.json'),
    configObject: {
      projectFolder: projectRoot,
      mainEntryPointFilePath: types,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            module: 'ESNext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [types],
        },
      },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: QUIET },
        extractorMessageReporting: {
          default: QUIET,
          'ae-forgotten-export': QUIET,
          'ae-undocumented': QUIET,
        },
        tsdocMessageReporting: { default: QUIET },
      },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      // What it has written, and its version of TypeScript: nothing to show here.
      const isSaid = [ConsoleMessageId.Preamble, ConsoleMessageId.CompilerVersionNotice];
      if (isSaid.some((id) => id === message.messageId) || message.logLevel !== 'error') {
        message.logLevel = ExtractorLogLevel.None;
      }
    },
  });
  return readFileSync(join(folder, reportFileName), 'utf8');
}

const HEAD = `# Public types

Every type that the package publishes, once and without its comments, below the entry that exports it: \`sandbox/node\` is \`@plinth/console/sandbox/node\`. At the end stands what these types are made of. A name that is exported as another has the other behind it. \`npm run report\` writes this page from the built package.
`;

/** The sentences of a catalogue are in its file of `src/messages/en`. */
const CATALOGUE = /^(const \w+: Catalogue<"[\w-]+", )\{\n(?:.*\n)*?\}>;/gm;
/** What an entry exports, in the order of the bundler's files. */
const EXPORTED = /^declare namespace (\w+) \{\n {4}export \{\n([^}]*)\}/gm;
/** A statement of the report begins at the margin. */
const STATEMENT =
  /^(?:export )?(?:declare )?(?:abstract )?(?:class|const|enum|function|interface|namespace|type) (\w+)/;
/** How long a line may be that a type is put into. */
const LINE = 100;

interface Statement {
  readonly name: string;
  readonly lines: string[];
}

function statementsOf(lines: readonly string[]): readonly Statement[] {
  const statements: Statement[] = [];
  for (const line of lines) {
    const name = STATEMENT.exec(line)?.[1];
    if (name !== undefined || statements.length === 0) {
      statements.push({ name: name ?? '', lines: [line] });
    } else statements.at(-1)?.lines.push(line);
  }
  return statements;
}

/**
 * What the entries lead to. A room of calls is named as a whole where only the names of its calls are
 * meant: what it holds beside those that an entry exports is left out.
 */
function reached(
  statements: readonly Statement[],
  exported: Iterable<string>,
): readonly Statement[] {
  const names = new Set(statements.map(({ name }) => name));
  const kept = new Set<string>(['']);
  const keep = (name: string): void => {
    if (kept.has(name) || !names.has(name)) return;
    const found = statements.filter((one) => one.name === name).flatMap(({ lines }) => lines);
    if (/namespace/.test(found[0] ?? '')) return;
    kept.add(name);
    for (const [word] of found.join('\n').matchAll(/\b[A-Za-z_]\w*/g)) keep(word);
  };
  for (const name of exported) keep(name);
  return statements.filter(({ name }) => kept.has(name));
}

const indentOf = (line = '') => line.length - line.trimStart().length;

/** A type that has room in one line stands in one, from the innermost on. */
function folded(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (const line of lines) {
    out.push(line);
    const opening = out.findLastIndex(
      (one, index) => index < out.length - 1 && indentOf(one) <= indentOf(line),
    );
    const open = out[opening] ?? '';
    if (!/^\s*\}/.test(line) || indentOf(open) !== indentOf(line) || !open.endsWith('{')) continue;
    const inside = out.slice(opening + 1, -1).map((one) => ` ${one.trim()}`);
    const one = `${open}${inside.join('').replace(/;$/, '')} ${line.trim()}`.replace('{ }', '{}');
    if (one.length <= LINE) out.splice(opening, out.length, one);
  }
  return out;
}

/** A report of API Extractor as the page: nothing that says nothing, and in an order that stays. */
export function pageOf(report: string): string {
  const code = report
    .slice(report.indexOf('```ts\n') + '```ts\n'.length, report.lastIndexOf('```'))
    .replace(CATALOGUE, '$1…>;')
    .replace(/^\s*(?:\/\/.*)?\n/gm, '');
  const lists = new Map([...code.matchAll(EXPORTED)].map(([, name, list = '']) => [name, list]));
  const entries = publishedEntries().map(({ path }) => {
    const names = [...(lists.get(namespaceOf(path)) ?? '').matchAll(/(\w+)(?: as (\w+))?,?$/gm)];
    return { path, names: new Map(names.map(([, name = '', other]) => [name, other])) };
  });
  const exported = new Set(entries.flatMap(({ names }) => [...names.keys()]));
  const statements = reached(statementsOf(code.trim().split('\n')), exported);
  const section = (
    title: string,
    isIn: (name: string) => boolean,
    names?: ReadonlyMap<string, string | undefined>,
  ) => {
    const lines = statements
      .filter(({ name }) => isIn(name))
      .flatMap(({ name, lines: [first = '', ...rest] }) => {
        const other = names?.get(name);
        const [head = '', ...more] = folded([first, ...rest]);
        return [other ? `${head} // as ${other}` : head, ...more];
      });
    return `\n## ${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  };
  return [
    HEAD,
    ...entries
      .filter(({ names }) => names.size > 0)
      .map(({ path, names }) => section(path, (name) => names.has(name), names)),
    section(PARTS, (name) => !exported.has(name)),
  ].join('');
}

const PARTS = 'What these types are made of';

/** The names that each entry exports, by its path, as the page lists them. */
export function exportedNames(page: string): ReadonlyMap<string, ReadonlySet<string>> {
  const sections = page.split(/^## /m).slice(1);
  return new Map(
    sections
      .map((text) => ({ path: text.slice(0, text.indexOf('\n')), lines: text.split('\n') }))
      .filter(({ path }) => path !== PARTS)
      .map(({ path, lines }) => [
        path,
        new Set(
          lines.flatMap(
            (line) => / \/\/ as (\w+)$/.exec(line)?.[1] ?? STATEMENT.exec(line)?.[1] ?? [],
          ),
        ),
      ]),
  );
}

/** Reads the public types of the built package: all entries at once, so that each type is there once. */
export function readPublicTypes(): string {
  const folder = join(projectRoot, '.cache', 'api-report');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'temp'), { recursive: true });
  const entries = publishedEntries().map(({ path, types }) => {
    const file = join(projectRoot, types).replace(/\.d\.ts$/, '');
    return `export * as ${namespaceOf(path)} from '${file}';\n`;
  });
  const file = join(folder, 'entries.d.ts');
  writeFileSync(file, entries.join(''));
  return pageOf(extract(file, folder));
}
