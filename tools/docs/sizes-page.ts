import { componentNames, screenNames } from '../../.storybook/facts/screen-facts';
import type { ComponentSize, ComponentSizes } from '../scripts/measure-components';
import { readSources } from '../source/files';

/** The page with the size of every published component. */
export const SIZES_PAGE = 'docs/sizes.md';

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** `22.7 kB`, and ` and 10.2 kB later` where a part is loaded when it is needed. */
export function sizeText({ first, later }: ComponentSize): string {
  return later > 0 ? `${kB(first)}, and ${kB(later)} in parts when they are needed` : kB(first);
}

function table(names: readonly string[], sizes: ComponentSizes): string {
  const rows = names.flatMap((name) => {
    const size = sizes[name];
    return size
      ? [`| \`${name}\` | ${kB(size.first)} | ${size.later > 0 ? kB(size.later) : '–'} |`]
      : [];
  });
  return ['| component | at first | later |', '|---|---|---|', ...rows].join('\n');
}

/** The page as Markdown. */
export function sizesPage(sizes: ComponentSizes): string {
  const sources = readSources('src/components');
  const all = componentNames(sources);
  const ofRooms = new Set(screenNames(sources));
  const screens = all.filter((name) => name.endsWith('Screen'));
  const parts = all.filter((name) => ofRooms.has(name) && !name.endsWith('Screen'));
  const kit = all.filter((name) => !ofRooms.has(name));
  return `# Sizes

What each published component costs when nothing else is imported from us: minified, gzip, in kB of 1,000 bytes, without React, English sentences included. *Later* is what it loads by itself when it is needed: dialogs, menus, long lists. Components share most of their code, so two of them cost far less than the sum.

\`npm run sizes:components\` measures all of them and writes this page; \`npm run check\` measures again and fails when a number is off by more than 3 %. The [README](../README.md) has the limits that are promised.

## Screens

${table(screens, sizes)}

## Parts of screens

${table(parts, sizes)}

## The kit

${table(kit, sizes)}
`;
}
