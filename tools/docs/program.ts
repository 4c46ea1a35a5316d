import { resolve } from 'node:path';
import ts from 'typescript';

export const root = resolve(import.meta.dirname, '../..');

/** What the package publishes, by the name that it is imported by. */
export const ENTRIES = [
  // First: a name that another entry has as well, such as that of a component, is the other's.
  'screens',
  'api',
  'app',
  'components',
  'frame',
  'hooks',
  'kit',
  'messages',
  'sandbox',
  'testing',
  'testing/playwright',
  'theme',
];

/** The entries that are one file. */
const FILES: Readonly<Record<string, string>> = {
  frame: 'embed/frame/create-plinth-frame',
  kit: 'components/ui/index',
};

/** The index of an entry, or its one file. */
export const entryFile = (entry: string) => `${root}/src/${FILES[entry] ?? `${entry}/index`}.ts`;

/** The sources of the entries with more files, which import the package by its name. */
export function programOf(
  files: ReadonlyMap<string, string> = new Map(),
  before?: ts.Program,
): ts.Program {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const languages = `${root}/src/messages/generated`;
  const paths = {
    ...Object.fromEntries(ENTRIES.map((entry) => [`@plinth/console/${entry}`, [entryFile(entry)]])),
    '@plinth/console/sandbox/node': [`${root}/src/sandbox/node/middleware.ts`],
    '@plinth/console/messages/*': [`${languages}/*/index.ts`, `${languages}/*.ts`],
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, noUnusedLocals: false, paths },
    root,
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  };
  const folders = new Set([...files.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))));
  host.directoryExists = (name) => folders.has(name) || ts.sys.directoryExists(name);
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.readFile = (name) => files.get(name) ?? readFile.call(host, name);
  return ts.createProgram([...ENTRIES.map(entryFile), ...files.keys()], options, host, before);
}

/** What the compiler says of these files of a program. */
export function typeErrors(program: ts.Program, files: Iterable<string>): readonly string[] {
  return [...files].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

/** What the entries export, by entry and name, each as it is declared. */
export function publishedSymbols(
  program: ts.Program,
): readonly { readonly entry: string; readonly name: string; readonly symbol: ts.Symbol }[] {
  const checker = program.getTypeChecker();
  return ENTRIES.flatMap((entry) => {
    const file = program.getSourceFile(entryFile(entry));
    const module = file && checker.getSymbolAtLocation(file);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    return symbols.map((symbol) => ({
      entry,
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
  });
}
