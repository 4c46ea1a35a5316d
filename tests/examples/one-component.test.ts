import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { build as vite } from 'vite';
import { describe, expect, inject, it, vi } from 'vitest';

/**
 * What a partner's bundler makes of one component: that and what it needs. What is lazy in the same
 * package must not come along in chunks that are shared.
 */
const shop = inject('shops')['19.3.1'];
/** The entry that each is published by. */
const ENTRY: Readonly<Record<string, string>> = {
  LoginForm: 'components',
  Button: 'kit',
  TextField: 'kit',
};
const COMPONENTS = Object.keys(ENTRY);
const REACT = /^react(-dom)?(\/|$)/;

/** What each of them may bring: gzip without React, in bytes. */
const LIMITS: Readonly<Record<string, number>> = {
  LoginForm: 23_700,
  Button: 16_600,
  TextField: 15_000,
};

/** @param alone - takes it from its own file, as esbuild's splitting asks for */
function entryOf(name: string, alone = false): string {
  const file = join(shop, `${alone ? 'file' : 'entry'}-of-${name}.js`);
  const from = alone ? `${ENTRY[name]}/${name}` : ENTRY[name];
  writeFileSync(file, `export { ${name} } from '@plinth/console/${from}';\n`);
  return file;
}

interface Chunk {
  readonly file: string;
  readonly code: string;
  /** The files that are loaded with it. */
  readonly imports: readonly string[];
}

/** Bytes of an entry with all that it loads at once. */
function eagerBytes(chunks: readonly Chunk[], entry: string): number {
  const wanted = new Set([entry]);
  for (const file of wanted) {
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) wanted.add(next);
  }
  const code = chunks.filter(({ file }) => wanted.has(file)).map((chunk) => chunk.code);
  return gzipSync(code.join('\n')).length;
}

async function withEsbuild(name: string, splitting: boolean): Promise<number> {
  const entry = entryOf(name, splitting);
  const { metafile, outputFiles } = await esbuild({
    entryPoints: [entry],
    bundle: true,
    splitting,
    minify: true,
    format: 'esm',
    outdir: join(shop, 'out'),
    write: false,
    metafile: true,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    absWorkingDir: shop,
    logLevel: 'error',
  });
  const chunks = Object.entries(metafile.outputs).map(([file, { imports }]) => ({
    file,
    code: outputFiles.find(({ path }) => path.endsWith(`/${file.split('/').at(-1)}`))?.text ?? '',
    imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
  }));
  return eagerBytes(chunks, `out/${basename(entry)}`);
}

async function withVite(name: string): Promise<number> {
  // By this Vite chooses among the builds of a dependency.
  vi.stubEnv('NODE_ENV', 'production');
  const result = await vite({
    root: shop,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: entryOf(name), formats: ['es'], fileName: name },
      minify: true,
      rollupOptions: { external: REACT },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  vi.unstubAllEnvs();
  const [{ output } = { output: [] }] = [result].flat() as { output: readonly unknown[] }[];
  const chunks = (output as { type: string; fileName: string; code: string; imports: string[] }[])
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, code, imports }) => ({ file: fileName, code, imports }));
  return eagerBytes(chunks, chunks[0]?.file ?? '');
}

async function withWebpack(name: string): Promise<number> {
  const webpack = createRequire(join(shop, 'x.js'))('webpack') as (
    options: object,
    done: (error: Error | null, stats: { toJson(o: object): { assets: object[] } }) => void,
  ) => void;
  const path = join(shop, `out-webpack-${name}`);
  await new Promise<void>((done, fail) =>
    webpack(
      {
        mode: 'production',
        context: shop,
        entry: { main: entryOf(name) },
        externals: [/^react(-dom)?(\/.*)?$/],
        externalsType: 'module',
        experiments: { outputModule: true },
        output: { path, library: { type: 'module' }, filename: '[name].js' },
        performance: false,
      },
      (error) => (error ? fail(error) : done()),
    ),
  );
  return gzipSync(readFileSync(join(path, 'main.js'))).length;
}

/** The modules of ours and the packages that Rollup finds needed: it resolves nothing by itself. */
async function withRollup(name: string) {
  const require = createRequire(join(shop, 'x.js'));
  const bundle = await rollup({
    input: entryOf(name),
    external: (id) => !/^[./]|^@plinth|^#/.test(id),
    plugins: [
      {
        name: 'resolve',
        resolveId: (id) => {
          if (id.startsWith('@plinth/')) return require.resolve(id);
          if (id !== '#emotion') return null;
          return join(shop, 'node_modules/@plinth/console/dist/modules/theme/emotion.browser.js');
        },
      },
    ],
    treeshake: { moduleSideEffects: false },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return { packages: output[0].imports, chunks: output.length };
}

describe.each(COMPONENTS)('%s alone', (name) => {
  it('is the same with esbuild, with its splitting, with Vite and with webpack', async () => {
    const whole = await withEsbuild(name, false);
    const all = {
      split: await withEsbuild(name, true),
      vite: await withVite(name),
      webpack: await withWebpack(name),
    };
    expect(whole).toBeLessThan(LIMITS[name] ?? 0);
    for (const [tool, bytes] of Object.entries(all)) {
      expect(bytes, `${tool}: ${bytes}, esbuild: ${whole}`).toBeLessThan(whole * 1.1 + 500);
    }
  });

  it('asks for no package with Rollup that it does not use', async () => {
    const { packages, chunks } = await withRollup(name);
    expect(packages.filter((each) => /react-(aria|stately)|@tanstack|signalr/.test(each))).toEqual(
      [],
    );
    expect(chunks).toBe(1);
  });
});
