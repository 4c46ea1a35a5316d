import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { screenFacts } from '../../.storybook/facts/screen-facts';
import { LANGUAGE_TAGS } from '../../src/app/language/languages';
import { sourcePlugin } from '../../tools/build/source-plugins';
import { EMBEDS, MORE_KB } from '../../tools/scripts/embeds';
import { readSources } from '../../tools/source/files';

const sources = readSources();

/** The sections that an embed needs of some languages, in one bundle as its embedder gets it. */
async function sizeOf(
  tags: readonly string[],
  sections: Readonly<Record<string, readonly string[]>>,
) {
  const { outputFiles } = await build({
    stdin: {
      contents: tags
        .flatMap((tag) =>
          Object.entries(sections).map(([room, names]) => {
            const renamed = names.map((name) => `${name} as ${tag}_${name}`).join(', ');
            return `export { ${renamed} } from './src/messages/generated/${tag}/${room}';`;
          }),
        )
        .join('\n'),
      resolveDir: resolve(import.meta.dirname, '../..'),
      loader: 'ts',
    },
    plugins: [sourcePlugin],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
  });
  return gzipSync(outputFiles[0]?.text ?? '').length;
}

describe.each(EMBEDS)('$name in another language', ({ screens, sections }) => {
  it('says everything by the sections that are named for it', () => {
    const needed = screens.flatMap((part) => screenFacts(part, sources)?.catalogues ?? []);
    expect(Object.values(sections).flat().sort()).toEqual([...new Set(needed)].sort());
  });

  it.each(LANGUAGE_TAGS.filter((tag) => tag !== 'en'))(
    'costs little more than in English: %s',
    async (tag) => {
      const english = await sizeOf(['en'], sections);
      const both = await sizeOf(['en', tag], sections);
      expect(both - english).toBeLessThanOrEqual(MORE_KB * 1000);
    },
  );
});
