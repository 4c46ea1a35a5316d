import type ts from 'typescript';
import { tsdocExamples } from '../../tests/docs/support/tsdoc-examples';
import { embeddingExamples } from '../docs/embedding-examples';

/** Files by their names, the page last. */
export type Embed = Readonly<Record<string, string>>;

/** An example of docs/embedding.md with the other examples that it imports. */
function withImports(title: string, codes: ReadonlyMap<string, string>): Embed {
  const code = codes.get(title) ?? '';
  const others = [...code.matchAll(/from '\.\/([\w-]+)'/g)].map(([, other = '']) => other);
  const files = others.map((other) => withImports(other, codes));
  return Object.assign({}, ...files, { [`${title}.tsx`]: code.trim() });
}

/** An `@example` as a page. What the page around it has to bring is declared. */
function asPage(code: string): string {
  const [before = '', body = ''] = code.split('export async function example() {');
  const around = before.split('\n').filter((line) => {
    const name = /^declare (?:const|function) (\w+)|^import type \{ (\w+) \} from 'react'/.exec(
      line,
    );
    if (!name) return line !== '';
    return new RegExp(`\\b${name[1] ?? name[2]}\\b`).test(body);
  });
  return [...around, '', `export function Page() {${body.trimEnd()}`].join('\n');
}

/** The files that put a component into a page: from docs/embedding.md, or else its `@example`. */
export function readEmbeds(program: ts.Program): (name: string, title?: string) => Embed {
  const codes = new Map(embeddingExamples().map(({ title, code }) => [title, code]));
  const documented = new Map(tsdocExamples(program).map(({ name, code }) => [name, code]));
  return (name, title) => {
    if (title !== undefined) return withImports(title, codes);
    const example = documented.get(name);
    if (example === undefined) throw new Error(`${name} has no example.`);
    return { 'Page.tsx': asPage(example) };
  };
}
