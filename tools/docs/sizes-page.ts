import { componentNames, screenNames } from '../../.storybook/facts/screen-facts';
import { type ComponentSize, type ComponentSizes, wiredNames } from '../scripts/measure-components';
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

/** What `npm run sizes` holds: the part of an entry that the page shows. */
export interface SizeLimit {
  readonly name: string;
  readonly limit: string;
}

/** The page as Markdown. */
export function sizesPage(sizes: ComponentSizes, limits: readonly SizeLimit[]): string {
  const sources = readSources('src/components');
  const all = componentNames(sources);
  const ofRooms = new Set(screenNames(sources));
  const screens = all.filter((name) => name.endsWith('Screen'));
  const parts = all.filter((name) => ofRooms.has(name) && !name.endsWith('Screen'));
  const kit = all.filter((name) => !ofRooms.has(name));
  const promised = limits.map(({ name, limit }) => `| ${name} | ${limit} |`);
  return `# Sizes

Bytes are gzip, in kB of 1,000 bytes, without React, English sentences included.

## What is promised

No release is larger. "Hooks wired" is \`LoginScreen\` with \`useLoginScreen\`, and the bell the same way, React Query counted with it; SignalR comes once somebody is signed in.

| what | at most |
|---|---|
${promised.join('\n')}

## What each component costs

${
  all.some((name) => sizes[name]) ? '' : 'Not measured here: `npm run sizes:components` does. '
}What each published component costs when nothing else is imported from us. *Later* is what it loads by itself when it is needed: dialogs, menus, long lists. Components share most of their code, so two of them cost far less than the sum.

### Screens

${table(screens, sizes)}

### Screens with their hooks, of \`./screens\`

React Query is counted with them.

${table(
  wiredNames().map((name) => `screens/${name}`),
  sizes,
)}

### Parts of screens

${table(parts, sizes)}

### The kit

${table(kit, sizes)}
`;
}
