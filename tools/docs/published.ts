import ts from 'typescript';
import { publishedSymbols, root } from './program';

/** A prop, an option, or a member of what a hook returns. */
export interface PublishedMember {
  readonly name: string;
  /** Its type as it is written, on one line. */
  readonly type: string;
  readonly isOptional: boolean;
  /** The sentence above it, without its `@default`. */
  readonly sentence: string;
  /** Its `@default`; null where it has none. */
  readonly fallback: string | null;
}

/** A component or a function of the package, from its comments and types. */
export interface PublishedFunction {
  readonly name: string;
  /** The entry that it is imported from: `components`. */
  readonly entry: string;
  readonly sentence: string;
  /** Its `@example`s as they are written. */
  readonly examples: readonly string[];
  /** Props of a component, options of a hook: what its first parameter takes, if it is ours. */
  readonly takes: readonly PublishedMember[];
  /** What it returns, if that is of ours. */
  readonly returns: readonly PublishedMember[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of the examples above a declaration. */
function examplesOf(symbol: ts.Symbol): readonly string[] {
  return symbol
    .getJsDocTags()
    .filter((tag) => tag.name === 'example')
    .map((tag) => ts.displayPartsToString(tag.text).replace(/^```\w*\n|\n?```\s*$/g, ''));
}

/** The screens of the package and the hooks that fill them. */
export function isScreenOrHook(name: string): boolean {
  return (
    /^(use)?([A-Z]\w*Screen|NotificationCenter|AppShell)$/.test(name) && name !== 'useOnScreen'
  );
}

/** The functions among what is published, by name, with the examples of each. */
export function publishedExamples(program: ts.Program): ReadonlyMap<string, readonly string[]> {
  const values = publishedSymbols(program).filter(
    ({ symbol }) => symbol.flags & ts.SymbolFlags.Value,
  );
  return new Map(values.map(({ name, symbol }) => [name, examplesOf(symbol)]));
}

/** A comment without its links: `{@link useRoles}` is `useRoles`. */
function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return oneLine(text.replace(/\{@link ([^}]+)\}/g, '`$1`'));
}

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((each) => {
    const { fileName } = each.getSourceFile();
    return fileName.startsWith(`${root}/src/`) && !fileName.includes('/generated/');
  }) ?? false;

function typeText(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  if (declaration && ts.isMethodSignature(declaration)) {
    const given = declaration.parameters.map((each) => each.getText()).join(', ');
    return oneLine(`(${given}) => ${declaration.type?.getText() ?? 'void'}`);
  }
  const type =
    declaration && (ts.isPropertySignature(declaration) || ts.isParameter(declaration))
      ? declaration.type?.getText()
      : undefined;
  // The documentation shows next to it that it is optional.
  return oneLine(type ?? '')
    .replace(/ \| undefined$/, '')
    .replace(/^\| /, '')
    .replace(/^\(([^()]*\([^()]*\)[^()]*)\)$/, '$1');
}

function memberOf(symbols: readonly ts.Symbol[], isInAll: boolean, checker: ts.TypeChecker) {
  const [first] = symbols;
  if (!first) return [];
  const isOptional = !isInAll || symbols.some(({ flags }) => flags & ts.SymbolFlags.Optional);
  const [sentence = '', inText] = commentOf(first, checker).split(/\s*@default\s+/);
  const tag = first.getJsDocTags(checker).find(({ name }) => name === 'default');
  const fallback = inText ?? (tag ? oneLine(ts.displayPartsToString(tag.text)) : null);
  const types = [...new Set(symbols.map(typeText))].filter((text) => text !== 'undefined');
  return [{ name: first.name, type: types.join(' | '), isOptional, sentence, fallback }];
}

/** The members of a type that we wrote, those of each variant of a union included, as written. */
function membersOf(type: ts.Type, checker: ts.TypeChecker): readonly PublishedMember[] {
  const variants = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection),
  );
  const byName = new Map<string, ts.Symbol[]>();
  for (const variant of variants) {
    for (const symbol of checker.getPropertiesOfType(variant).filter(isOurs)) {
      byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
    }
  }
  return [...byName.values()].flatMap((symbols) =>
    memberOf(symbols, symbols.length === variants.length, checker),
  );
}

/** Every function that the package publishes, by name. */
export function publishedFunctions(program: ts.Program): ReadonlyMap<string, PublishedFunction> {
  const checker = program.getTypeChecker();
  const found = publishedSymbols(program).flatMap(({ name, entry, symbol }) => {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !(symbol.flags & ts.SymbolFlags.Value)) return [];
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (!signature) return [];
    const [first] = signature.getParameters();
    const told: PublishedFunction = {
      name,
      entry,
      sentence: commentOf(symbol, checker),
      examples: examplesOf(symbol),
      takes: first ? membersOf(checker.getTypeOfSymbol(first), checker) : [],
      returns: membersOf(signature.getReturnType(), checker),
    };
    return [told];
  });
  const byName = new Map<string, PublishedFunction>();
  for (const told of found) {
    const other = byName.get(told.name);
    if (other?.entry === 'screens') byName.set(`screens/${told.name}`, other);
    byName.set(told.name, told);
  }
  return byName;
}
