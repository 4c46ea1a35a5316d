import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Metafile, Plugin } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { markPure } from '../../tools/build/mark-pure';
import { takenApart } from '../../tools/scripts/split-exports';
import { bundle, forBrowsers, root } from './support/bundle';

const SHELL = 'src/app/SignedInArea.tsx';
const COMPONENTS = {
  marketplace: 'src/components/products/ProductsScreen.tsx',
  priceLists: 'src/components/products/PriceListsScreen.tsx',
  priceList: 'src/components/products/PriceListScreen.tsx',
} as const;
type PageName = keyof typeof COMPONENTS;
const NAMES = Object.keys(COMPONENTS) as PageName[];

/** A row of the room as a page takes it: alone. */
const rows: Plugin = {
  name: 'rows',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^row:/ }, ({ path }) => ({ path: path.slice(4), namespace: 'row' }));
    onLoad({ filter: /.*/, namespace: 'row' }, async ({ path }) => {
      const room = await readFile(`${root}src/screens/products.tsx`, 'utf8');
      const part = takenApart(room, (name) => `row:${name}`)?.parts.get(path) ?? '';
      return { contents: markPure(part), loader: 'tsx', resolveDir: `${root}src/screens` };
    });
  },
};

/** A page as it is when the shell is there: the files that it brings, and their size with gzip. */
interface OwnCode {
  readonly files: readonly string[];
  readonly gzip: number;
}

let own: Readonly<Record<PageName, OwnCode>>;

/** The chunks of an entry, without what is fetched when it is needed. */
function chunksOf({ outputs }: Metafile, entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (chunk: string) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const { path, kind } of outputs[chunk]?.imports ?? []) {
      if (kind === 'import-statement' && path in outputs) visit(path);
    }
  };
  const [first] = Object.entries(outputs).find(([, out]) => out.entryPoint === entry) ?? [];
  if (first === undefined) throw new Error(`${entry} was not built.`);
  visit(first);
  return found;
}

beforeAll(async () => {
  const result = await bundle('', {
    stdin: undefined,
    absWorkingDir: root,
    entryPoints: [SHELL, ...NAMES.map((name) => `row:${name}`)],
    splitting: true,
    // As the package is built.
    plugins: [forBrowsers, rows],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
  });
  const texts = new Map(
    result.outputFiles.map(({ path, text }) => [path.slice(root.length), text]),
  );
  const shell = chunksOf(result.metafile, SHELL);
  const ownCode = (page: string): OwnCode => {
    const chunks = [...chunksOf(result.metafile, page)].filter((chunk) => !shell.has(chunk));
    const files = chunks.flatMap((chunk) =>
      Object.entries(result.metafile.outputs[chunk]?.inputs ?? {}),
    );
    return {
      files: files.filter(([, input]) => input.bytesInOutput > 0).map(([file]) => file),
      gzip: chunks.reduce((sum, chunk) => sum + gzipSync(texts.get(chunk) ?? '').length, 0),
    };
  };
  own = {
    marketplace: ownCode('row:marketplace'),
    priceLists: ownCode('row:priceLists'),
    priceList: ownCode('row:priceList'),
  };
});

describe('what the shop adds to the portal', () => {
  it.each([
    ['marketplace', 65.5],
    ['priceLists', 60],
    ['priceList', 60],
  ] as const)('%s: at most %s KB before anything is pressed', (page, most) => {
    expect(own[page].files).toContain(COMPONENTS[page]);
    expect(own[page].gzip).toBeLessThanOrEqual(most * 1024);
  });

  it.each(NAMES)('%s: no sandbox, no dialog before it opens', (page) => {
    const early = /src\/sandbox|PriceOverrideModal|ui\/(Modal|Drawer)\.tsx/;
    expect(own[page].files.filter((file) => early.test(file))).toEqual([]);
  });
});
