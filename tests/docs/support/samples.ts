import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeElements } from '../../../tools/build/elements-description';
import { typesOf } from '../../../tools/build/elements-types';

const root = resolve(import.meta.dirname, '../../..');

/** A block of code on a page, as a module that can be compiled. */
export interface Sample {
  /** The page, and the title or the number of the block on it: `README.md 1`. */
  readonly id: string;
  readonly language: string;
  /** The page with the number of the line where the block begins. */
  readonly place: string;
  readonly file: string;
  readonly code: string;
}

const PAGES = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'llms.txt'];
const BLOCK = /^```(\w+)(?: title="([\w-]+)")?\n([\s\S]*?)^```$/gm;
const CODE = /^(ts|tsx|js|jsx|html)$/;

/** What the pages say that a reader has of their own. */
export const OF_READERS: Readonly<Record<string, string>> = {
  'pt.ts': "export { de as pt } from '@plinth/console/messages/de';",
  'Prices.tsx': 'export default function Prices() { return null; }',
  'express.d.ts': `
declare module 'express' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  interface App { use(handler: Handler): App; listen(port: number): Server; }
  export default function express(): App;
}`,
  'testing-library.d.ts': `
declare module '@testing-library/react' {
  import type { ComponentType, ReactNode } from 'react';
  export function render(page: ReactNode, how?: { wrapper?: ComponentType<{ children: ReactNode }> }): void;
  export const screen: { getByRole(role: string, options?: { name?: string }): HTMLElement };
}`,
  'next.d.ts': `
declare module 'next/navigation' {
  export function useServerInsertedHTML(render: () => import('react').ReactNode): void;
}
declare module 'next/headers' {
  export function headers(): Promise<Headers>;
}`,
};

/** Every page with words for partners. */
function pages(): readonly string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  // What the pages of the screens quote is compiled where it is written.
  const written = docs.filter((file) => file.endsWith('.md') && !file.startsWith('screens'));
  return [...PAGES, ...written.map((file) => `docs/${file}`)];
}

/** The blocks of code on all pages. A block with a title is imported by it on its page. */
export function samples(): readonly Sample[] {
  return pages().flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const folder = `${root}/docs/${page.replace(/\W/g, '-')}`;
    let count = 0;
    return [...text.matchAll(BLOCK)].flatMap((block) => {
      const [, language = '', title, code = ''] = block;
      if (!CODE.test(language)) return [];
      count += 1;
      const line = text.slice(0, block.index).split('\n').length;
      const place = `${page}:${line}`;
      const name = title ?? String(count);
      return [{ id: `${page} ${name}`, language, place, file: `${folder}/${name}.tsx`, code }];
    });
  });
}

/** The samples with what belongs to readers beside each of them, by path. */
export function sampleFiles(all: readonly Sample[]): ReadonlyMap<string, string> {
  const folders = new Set(all.map(({ file }) => file.slice(0, file.lastIndexOf('/'))));
  const own = [...folders].flatMap((folder) =>
    Object.entries(OF_READERS).map(([name, text]) => [`${folder}/${name}`, text] as const),
  );
  // The types of elements are written by a build.
  const elements = typesOf(describeElements()).replace("'./hooks.js'", "'@plinth/console/hooks'");
  return new Map([
    [`${root}/dist/elements.d.ts`, elements],
    ...own,
    ...all.map(({ file, code }) => [file, `${code}\nexport {};\n`] as const),
  ]);
}
