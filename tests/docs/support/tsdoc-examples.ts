import ts from 'typescript';
import { publishedSymbols, root } from '../../../tools/docs/program';
import { publishedExamples } from '../../../tools/docs/published';

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
declare const page: import('@playwright/test').Page;
declare function render(page: ReactNode, how: object): void;
`;

/** Whether a text uses a name as a word of its own. */
const uses = (code: string, name: string) =>
  new RegExp(`(?<![\\w'/-]|[^.]\\.)${name}\\b`).test(code);

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
        code: `${react}${imports.join('')}${AROUND}\nexport async function example() {\n${body}\n}\n`,
      };
    }),
  );
}
