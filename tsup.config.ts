import { execFileSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { writeDeclarations } from './tools/build/declarations.ts';
import { designTokens } from './tools/build/design-tokens.ts';
import { buildElements } from './tools/build/elements.ts';
import { describeElements } from './tools/build/elements-description.ts';
import { manifestOf } from './tools/build/elements-manifest.ts';
import { elementFiles } from './tools/build/elements-types.ts';
import { frameScript } from './tools/build/embed-pages.ts';
import { packageModules } from './tools/build/package-modules.ts';
import { sourcePlugin } from './tools/build/source-plugins.ts';
import { faultLine } from './tools/messages/fault-line.ts';
import {
  CATALOGUES,
  generateMessages,
  roomNames,
  translationTags,
} from './tools/messages/generate.ts';

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

const published = {
  components: 'src/components/index.ts',
  kit: 'src/components/ui/index.ts',
  theme: 'src/theme/index.ts',
  messages: 'src/messages/index.ts',
  ...Object.fromEntries(LANGUAGES),
  hooks: 'src/hooks/index.ts',
  screens: 'src/screens/index.ts',
  api: 'src/api/index.ts',
  app: 'src/app/index.ts',
  frame: 'src/embed/frame/create-plinth-frame.ts',
  sandbox: 'src/sandbox/index.ts',
  'sandbox/node': 'src/sandbox/node/middleware.ts',
  testing: 'src/testing/index.ts',
  'testing/playwright': 'src/testing/playwright/index.ts',
};

const { entry, client, declarations, plugin } = packageModules(published);

/** What `bin` of package.json names. */
const COMMANDS = {
  'plinth-messages': 'tools/messages/partner/bin.ts',
  console: 'tools/console/bin.ts',
};

/** What runs by itself carries what it imports. */
const alone = { bundle: true, format: 'esm', target: 'es2022', legalComments: 'none' } as const;

/**
 * One config object: a second one would give each entry its own copy of every React context. ES
 * modules alone: `require` of Node 20.19 and later takes them as well.
 */
export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  esbuildPlugins: [plugin, sourcePlugin],
  // `npm run build` empties the folder: tsup would take away the types that are written below.
  clean: false,
  async onSuccess() {
    await build({
      ...alone,
      entryPoints: ['src/platform/session-timer.worker.ts'],
      outfile: 'dist/session-timer.worker.js',
    });
    // The same as `embed/frame.js` of a portal, for pages that keep a copy of their own.
    await writeFile('dist/frame-script.js', await frameScript());
    // Commands run in Node, with the parsers and the protocol inside them.
    for (const [name, entry] of Object.entries(COMMANDS)) {
      await build({
        ...alone,
        entryPoints: [entry],
        outfile: `dist/${name}.js`,
        // What of them is CommonJS asks for modules of Node by `require`.
        banner: {
          js: "#!/usr/bin/env node\nimport { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
        },
        platform: 'node',
        target: 'node20',
        minify: true,
      });
    }
    execFileSync(process.execPath, [
      'node_modules/tsx/dist/cli.mjs',
      'tools/console/write-facts.ts',
    ]);
    execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/openapi/write.ts']);
    // For pages without a bundler: with React inside, and types for those that have one.
    await buildElements('dist/elements');
    const elements = describeElements();
    await writeFile('dist/custom-elements.json', JSON.stringify(manifestOf(elements), null, 2));
    for (const [file, text] of elementFiles(elements)) await writeFile(`dist/${file}`, text);
    // For design tools.
    const tokens = designTokens(await readFile('src/theme/tokens.ts', 'utf8'));
    await writeFile('dist/tokens.json', JSON.stringify(tokens, null, 2));
    await cp(`${CATALOGUES}/en`, 'dist/messages/en', { recursive: true });
    for (const [file, text] of declarations) await writeFile(`dist/${file}`, text);
    for (const name of client) {
      const file = `dist/${name}.js`;
      await writeFile(file, `"use client";${await readFile(file, 'utf8')}`);
    }
    // Last of all, by the compiler itself, module by module: one file of types for each entry takes minutes.
    writeDeclarations(published, 'dist');
  },
});
