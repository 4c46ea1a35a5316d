import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { faultLine } from './tools/messages/fault-line.ts';
import {
  CATALOGUES,
  generateMessages,
  roomNames,
  translationTags,
} from './tools/messages/generate.ts';
import { squeezeCssPlugin } from './tools/scripts/squeeze-css.mjs';

/** Entries whose modules hold React components or hooks: a server-rendering bundler must know. */
const CLIENT_ENTRIES = ['components', 'theme', 'messages', 'hooks', 'app'];

const faults = generateMessages();
if (faults.length > 0) throw new Error(faults.map(faultLine).join('\n'));

/** A language besides English is an entry, and so is each room of it: nobody carries another. */
const LANGUAGES = translationTags('.').flatMap((tag) => [
  [`messages/${tag}`, `${CATALOGUES}/generated/${tag}/index.ts`],
  ...roomNames('.', tag).map((room) => [
    `messages/${tag}/${room}`,
    `${CATALOGUES}/generated/${tag}/${room}.ts`,
  ]),
]);

/**
 * One config object with splitting on: a second one, or CommonJS without splitting, would give
 * each entry its own copy of every React context.
 */
export default defineConfig({
  entry: {
    components: 'src/components/index.ts',
    theme: 'src/theme/index.ts',
    messages: 'src/messages/index.ts',
    ...Object.fromEntries(LANGUAGES),
    hooks: 'src/hooks/index.ts',
    api: 'src/api/index.ts',
    app: 'src/app/index.ts',
    sandbox: 'src/sandbox/index.ts',
    'session-timer.worker': 'src/platform/session-timer.worker.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  esbuildPlugins: [squeezeCssPlugin],
  sourcemap: true,
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  async onSuccess() {
    // The command for a language of a partner's own runs in Node, with the parser inside it.
    await build({
      entryPoints: ['tools/messages/partner/bin.ts'],
      outfile: 'dist/plinth-messages.js',
      banner: { js: '#!/usr/bin/env node' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      legalComments: 'none',
    });
    await cp(`${CATALOGUES}/en`, 'dist/messages/en', { recursive: true });
    // The maps of CommonJS files lead back to those files only, by a path of the machine that built
    // them. The modules have real ones.
    for (const file of await readdir('dist', { recursive: true })) {
      if (file.endsWith('.cjs.map')) await rm(`dist/${file}`);
      else if (file.endsWith('.cjs')) {
        const text = await readFile(`dist/${file}`, 'utf8');
        await writeFile(`dist/${file}`, text.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'));
      }
    }
    // esbuild drops module directives when it splits, so they are put back on the finished entries.
    for (const entry of CLIENT_ENTRIES) {
      for (const extension of ['js', 'cjs']) {
        const file = `dist/${entry}.${extension}`;
        await writeFile(file, `"use client";\n${await readFile(file, 'utf8')}`);
      }
    }
  },
});
