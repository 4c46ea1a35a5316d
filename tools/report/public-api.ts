import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  ConsoleMessageId,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { projectRoot } from '../scripts/project.mjs';

/** An entry of the package with the declarations that a partner's compiler reads. */
interface PublishedEntry {
  readonly name: string;
  readonly types: string;
}

type Exports = Readonly<Record<string, string | { readonly types?: string }>>;

/** The entries of package.json that have types; a pattern means each file it matches. */
export function publishedEntries(root: string = projectRoot): readonly PublishedEntry[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Exports;
  };
  return Object.entries(exports).flatMap(([key, entry]) => {
    const types = typeof entry === 'string' ? undefined : entry.types;
    // A component's own file says nothing that `./components` does not say, and what adds elements to
    // a framework's templates nothing that `./elements` does not say.
    if (types === undefined || key === './components/*' || key.startsWith('./elements/')) return [];
    if (!types.includes('*')) return [{ name: key.slice(2).replaceAll('/', '-'), types }];
    const prefix = key.slice(2).replace(/\/?\*.*$/, '');
    return filesOf(root, types).map((file) => ({
      name: `${prefix}-${basename(file, '.d.ts')}`,
      types: file,
    }));
  });
}

/** The files that a pattern of package.json, such as `./dist/messages/*.d.ts`, matches. */
function filesOf(root: string, pattern: string): readonly string[] {
  const folder = dirname(pattern);
  const [before = '', after = ''] = basename(pattern).split('*');
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => `${folder}/${file}`)
    .sort();
}

const QUIET = { logLevel: ExtractorLogLevel.None, addToApiReportFile: false } as const;

/**
 * The public types of one entry as text, by API Extractor: what is exported, what belongs to it
 * without being exported, and nothing of how it is written.
 */
function extract(entry: PublishedEntry, folder: string): string {
  const reportFileName = `${entry.name}.api.md`;
  const types = join(projectRoot, entry.types);
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
  const text = readFileSync(join(folder, reportFileName), 'utf8');
  return text
    .replace(/^## API Report File.*\n\n> Do not edit.*\n/, `# @plinth/console/${pathOf(entry)}\n`)
    .replace(/\n?\/\/ \(No @packageDocumentation comment for this package\)\n/, '');
}

function pathOf({ name }: PublishedEntry): string {
  return name.replace('-', '/');
}

/** Reads the public types of every entry; the package must be built. */
export function readPublicApi(): ReadonlyMap<string, string> {
  const folder = join(projectRoot, '.cache', 'api-report');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'temp'), { recursive: true });
  return new Map(
    publishedEntries()
      .filter(({ types }) => existsSync(join(projectRoot, types)))
      .map((entry) => [`${entry.name}.api.md`, extract(entry, folder)]),
  );
}
