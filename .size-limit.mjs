import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import esbuild from '@size-limit/esbuild';
import file from '@size-limit/file';
import sizeLimit from 'size-limit';
import { tsImport } from 'tsx/esm/api';

const { EMBEDS, MORE_KB } = await tsImport('./tools/scripts/embeds.ts', import.meta.url);
const entries = JSON.parse(readFileSync('tools/scripts/sizes.json', 'utf8'));

/** The languages besides English, as the package has them. */
const tags = existsSync('dist/messages')
  ? readdirSync('dist/messages')
      .filter((name) => /^[\w-]+\.js$/.test(name))
      .map((name) => name.slice(0, -'.js'.length))
  : [];
const nameOf = new Intl.DisplayNames('en', { type: 'language' });

const whole = tags.map((tag) => ({
  name: `${nameOf.of(tag)} (${tag}): every sentence, loaded by who speaks it`,
  path: `dist/messages/${tag}.js`,
  gzip: true,
  limit: tag === 'ar' ? '45.5 kB' : '40.3 kB',
}));

/**
 * As applications are built: what is loaded later is a file of its own (docs/embedding.md), and letters
 * stay letters. In one file esbuild would put a wrapper around each module that anything lazy of the
 * package shares, and of each letter that is not ASCII it makes six. What counts is everything that a
 * host must load: of our peers only what an entry names in `ignore` is left out.
 */
const likeAnApplication = (ignore) => (config) => ({
  ...config,
  external: ignore,
  format: 'esm',
  splitting: true,
  charset: 'utf8',
});

/** What an entry measures, in kB. */
async function measure({ path, import: names = {}, ignore, gzip }) {
  const check = {
    files: path ? [resolve(path)] : [],
    import:
      !path &&
      Object.fromEntries(Object.entries(names).map(([from, what]) => [resolve(from), what])),
    ignore,
    gzip,
    modifyEsbuildConfig: likeAnApplication(ignore),
  };
  const [{ size }] = await sizeLimit([esbuild, file], { checks: [check] });
  return size / 1000;
}

/** What is embedded, with its sentences in another language as well: a little more than in English. */
async function inLanguages({ name, english, sections }) {
  const { limit: _, ...entry } = entries.find((one) => one.name === english);
  const limit = `${((await measure(entry)) + MORE_KB).toFixed(3)} kB`;
  return tags.map((tag) => ({
    ...entry,
    name: `${name} in ${nameOf.of(tag)} (${tag})`,
    path: undefined,
    import: {
      // A file of ours that names what it takes is taken whole.
      ...(entry.import ?? { [entry.path]: '*' }),
      ...Object.fromEntries(
        Object.entries(sections).map(([room, names]) => [
          `dist/messages/${tag}/${room}.js`,
          `{ ${names.join(', ')} }`,
        ]),
      ),
    },
    limit,
  }));
}

const embedded = tags.length > 0 ? (await Promise.all(EMBEDS.map(inLanguages))).flat() : [];

export default [...entries, ...whole, ...embedded].map((entry) => ({
  ...entry,
  modifyEsbuildConfig: likeAnApplication(entry.ignore ?? []),
}));
