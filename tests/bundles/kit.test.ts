import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { markPure } from '../../tools/build/mark-pure';
import { sourcePlugin } from '../../tools/build/source-plugins';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a browser gets of a module when everything unused is dropped, without react. */
async function bundle(source: string) {
  const result = await build({
    stdin: { contents: markPure(source), resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    metafile: true,
    plugins: [sourcePlugin],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = result.outputFiles[0]?.text ?? '';
  const files = Object.values(result.metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs)
      .filter(([, input]) => input.bytesInOutput > 0)
      .map(([file]) => file),
  );
  return { text, files, gzip: gzipSync(text).length };
}

describe('what a bundler keeps', () => {
  it('a Button: no react-aria, under 16 KB', async () => {
    const { files, gzip } = await bundle("export { Button } from './src/components/ui/Button'");
    expect(files.filter((file) => /react-(aria|stately)/.test(file))).toEqual([]);
    expect(gzip).toBeLessThan(16 * 1024);
  });

  it.each(['Button', 'Link', 'TextField', 'PasswordField', 'FormError', 'Banner', 'AvatarGroup'])(
    '%s carries no react-aria',
    async (name) => {
      const { files } = await bundle(`export { ${name} } from './src/components/ui/${name}'`);
      expect(files.filter((file) => /react-(aria|stately)/.test(file))).toEqual([]);
    },
  );

  it.each(['WindowedList', 'WindowedTree'])('a %s: no react-aria, under 27 KB', async (name) => {
    const { files, gzip } = await bundle(`export { ${name} } from './src/components/ui/${name}'`);
    expect(files.filter((file) => /react-(aria|stately)/.test(file))).toEqual([]);
    expect(gzip).toBeLessThan(27 * 1024);
  });

  it('a ThemeProvider: no react-aria, under 11 KB', async () => {
    const { files, gzip } = await bundle(
      "export { ThemeProvider } from './src/theme/ThemeProvider'",
    );
    expect(files.filter((file) => /react-(aria|stately)/.test(file))).toEqual([]);
    expect(gzip).toBeLessThan(11 * 1024);
  });

  it.each(['ar', 'de', 'es', 'fr', 'ja', 'nl'])(
    'the bundle of %s: its own sentences, no English and no code',
    async (tag) => {
      const folder = `src/messages/generated/${tag}/`;
      const { files } = await bundle(`export { ${tag} } from './${folder}index'`);
      expect(files.length).toBeGreaterThan(10);
      expect(files.filter((file) => !file.startsWith(folder))).toEqual([]);
    },
  );

  it.each(['en', 'de'])('of a room in %s only the sections that are used', async (tag) => {
    const { text } = await bundle(
      `export { authEntryMessages } from './src/messages/generated/${tag}/auth'`,
    );
    expect(text).toContain('externalUnknownTitle');
    expect(text).not.toMatch(/loginTitle|twoFactorTitle/);
  });

  it('the messages: under 1 KB', async () => {
    const { gzip } = await bundle(`
      export { MessagesProvider, useMessages } from './src/messages/messages';
      export { defineMessages } from './src/messages/define-messages';`);
    expect(gzip).toBeLessThan(1024);
  });

  it('nothing of a styled component or a catalogue that is not used', async () => {
    const { text } = await bundle(`
      import { styled } from './src/theme/styled';
      import { Card } from './src/components/ui/Card';
      import { TextField } from './src/components/ui/TextField';
      import { uiMessages } from './src/messages/generated/en/ui';
      const Unused = styled('div', 'color: red');
      export const one = 1;`);
    expect(text.length).toBeLessThan(40);
  });

  it('but does keep one that is used, so that the line above can fail', async () => {
    const { text } = await bundle(`
      import { styled } from './src/theme/styled';
      export const Used = styled('div', 'color: red');`);
    expect(text).toContain('color: red');
  });
});
