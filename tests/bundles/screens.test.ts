import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { sourcePlugin } from '../../tools/build/source-plugins';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files that a bundler keeps of what is imported of the screens, without what is loaded later. */
async function filesOf(names: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${names} } from './src/screens/index';`, resolveDir: root },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    metafile: true,
    plugins: [sourcePlugin],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const entry = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === '<stdin>');
  return Object.entries(entry?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
}

describe('what a bundler keeps of the screens', () => {
  it('a sign-in and what stands around it: of React Query the context alone', async () => {
    const files = await filesOf('ScreensProvider, SignIn');
    expect(files.filter((file) => /query-core|useQuer|UserCache|ExternalLogin/.test(file))).toEqual(
      [],
    );
    expect(files).toContain('src/hooks/auth/useSignInScreen.ts');
  });

  it.each([
    ['Orders', /useOrderScreen|OrderScreen\.tsx|[sS]ubscriptionScreen/],
    ['Order', /useOrdersScreen|OrdersScreen|[sS]ubscriptionScreen/],
    ['NotificationCenter', /use\w+Screen\.ts/],
  ])('%s and nothing of the others', async (name, others) => {
    const files = await filesOf(name);
    expect(files.filter((file) => others.test(file))).toEqual([]);
    expect(files).toContain('src/screens/UserCache.tsx');
  });
});
