import ts from 'typescript';
import { publishedSymbols, root } from './program';

/** An `@example` of what is published, as a module that can be compiled. */
export interface TsdocExample {
  /** Whose it is. */
  readonly name: string;
  /** The path of the module. */
  readonly file: string;
  /** The example with what it stands in: its imports, and what the page around it has. */
  readonly code: string;
}

/** What an example takes for granted: functions, values and components of the page around it. */
const AROUND = `
declare const user: never;
declare const notifications: never;
declare const isOpen: boolean;
declare const name: string;
declare const email: string;
declare const userHref: (of: { readonly email: string }) => string;
declare const productHref: (id: string) => string;
declare function leave(...given: unknown[]): void;
declare function setOpen(isOpen: boolean): void;
declare function impersonate(reason: string): void;
declare function dismiss(id: string): void;
declare function hold(isHeld: boolean): void;
declare function signIn(email: string, password: string): void;
declare function askForLink(email: string): void;
declare function save(values: unknown): void;
declare function check(code: string): void;
declare function show(id: string): void;
declare function markAll(): void;
declare function tryAgain(): void;
declare function ReportsIcon(): null;
declare function Reports(): null;
`;

/** Whether a text uses a name as a word of its own. */
const uses = (code: string, name: string) =>
  new RegExp(`(?<![\\w'/-]|[^.]\\.)${name}\\b`).test(code);

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

/** Every example, with the imports of what it uses of the package. */
export function tsdocExamples(program: ts.Program): readonly TsdocExample[] {
  const published = publishedSymbols(program);
  const entryOf = new Map(published.map((each) => [each.name, each]));
  return [...publishedExamples(program)].flatMap(([name, texts]) =>
    texts.map((text, index) => {
      const imports = [...entryOf.values()]
        .filter((each) => uses(text, each.name))
        .map((each) => {
          const type = each.symbol.flags & ts.SymbolFlags.Value ? '' : 'type ';
          return `import { ${type}${each.name} } from '@plinth/console/${each.entry}';\n`;
        });
      const body = text.startsWith('<') ? `return (\n${text}\n);` : text;
      const react = "import type { ReactNode } from 'react';\n";
      return {
        name,
        file: `${root}/docs/example-${name}-${index}.tsx`,
        code: `${react}${imports.join('')}${AROUND}\nexport function example() {\n${body}\n}\n`,
      };
    }),
  );
}
