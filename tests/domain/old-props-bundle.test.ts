import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('a production build has no byte of what is said of old props', async () => {
  async function bundled(mode: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: "export { Drawer } from './Drawer';", resolveDir: 'src/components/ui' },
      bundle: true,
      minify: true,
      format: 'esm',
      jsx: 'automatic',
      write: false,
      packages: 'external',
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    });
    return outputFiles[0]?.text ?? '';
  }
  expect(await bundled('development')).toContain('versioning');
  const production = await bundled('production');
  expect(production).toContain('drawer');
  expect(production).not.toMatch(/versioning|["'`]onClose/);
});
