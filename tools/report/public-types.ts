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

Every type that the package publishes, once and without its comments. A \`namespace\` lists what an entry exports: \`sandboxNode\` is \`@plinth/console/sandbox/node\`. \`npm run report\` writes this page from the built package.

\`\`\`ts
`;

/** The sentences of a catalogue are in its file of `src/messages/en`. */
const CATALOGUE = /^(const \w+: Catalogue<"[\w-]+", )\{\n(?:.*\n)*?\}>;/gm;
/** What an entry exports comes in the order of the bundler's files. */
const EXPORTED = /^( {4}export \{\n)((?: {8}.+\n)+)( {4}\})/gm;

/** A statement of the report begins at the margin. */
const STATEMENT =
  /^(?:export )?(?:declare )?(?:abstract )?(?:class|const|enum|function|interface|namespace|type) (\w+)/;

/**
 * What the entries lead to. A room of calls is named as a whole where only the names of its calls are
 * meant: what it holds beside those that an entry exports is left out.
 */
function reached(lines: readonly string[]): readonly string[] {
  const statements: { readonly name: string; readonly lines: string[] }[] = [];
  for (const line of lines) {
    const name = STATEMENT.exec(line)?.[1];
    if (name !== undefined || statements.length === 0) {
      statements.push({ name: name ?? '', lines: [line] });
    } else statements.at(-1)?.lines.push(line);
  }
  const namespaces = new Set(publishedEntries().map(({ path }) => namespaceOf(path)));
  const named = (name: string) => statements.filter((one) => one.name === name);
  const names = new Set(statements.map(({ name }) => name));
  const kept = new Set<string>(['']);
  const keep = (name: string): void => {
    if (kept.has(name) || !names.has(name)) return;
    const found = named(name).flatMap((one) => one.lines);
    if (/namespace/.test(found[0] ?? '') && !namespaces.has(name)) return;
    kept.add(name);
    for (const [word] of found.join('\n').matchAll(/\b[A-Za-z_]\w*/g)) keep(word);
  };
  for (const name of namespaces) keep(name);
  return statements.filter(({ name }) => kept.has(name)).flatMap((one) => one.lines);
}

/** A report of API Extractor as the page: nothing that says nothing, and in an order that stays. */
export function pageOf(report: string, prune = (lines: readonly string[]) => lines): string {
  const code = report.slice(
    report.indexOf('```ts\n') + '```ts\n'.length,
    report.lastIndexOf('```'),
  );
  const lines = code
    .replace(CATALOGUE, '$1…>;')
    .replace(EXPORTED, (_, open: string, names: string, close: string) => {
      const sorted = names.trimEnd().replace(/,?$/, ',').split('\n').sort();
      return `${open}${sorted.join('\n')}\n${close}`;
    })
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line));
  return `${HEAD}${prune(lines).join('\n')}\n\`\`\`\n`;
}

/** The names that each entry exports, by its path, as the page lists them. */
export function exportedNames(page: string): ReadonlyMap<string, ReadonlySet<string>> {
  const lists = new Map(
    [...page.matchAll(/^declare namespace (\w+) \{\n {4}export \{\n([^}]*)\}/gm)].map(
      ([, namespace = '', names = '']) => [
        namespace,
        new Set([...names.matchAll(/(\w+),$/gm)].map(([, name = '']) => name)),
      ],
    ),
  );
  return new Map(
    publishedEntries().map(({ path }) => [path, lists.get(namespaceOf(path)) ?? new Set()]),
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
  return pageOf(extract(file, folder), reached);
}
