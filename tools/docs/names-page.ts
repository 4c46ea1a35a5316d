import { slots } from '../../src/theme/slots';
import { publishedFiles, type Sources } from '../source/graph';
import type { PublishedFunction } from './published';
import { SCREEN_WORDS } from './screens/words';

/** The page with every component, hook and promised part by name. */
export const NAMES_PAGE = 'docs/names.md';

const listed = (names: Iterable<string>) =>
  [...new Set(names)]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ');

/** The page as Markdown. */
export function namesPage(
  published: ReadonlyMap<string, PublishedFunction>,
  sources: Sources,
): string {
  const all = [...published.values()];
  const namesOf = (entry: string, pattern: RegExp) =>
    all.filter((each) => each.entry === entry && pattern.test(each.name)).map(({ name }) => name);
  const components = namesOf('components', /^[A-Z][a-z]/);
  const files = publishedFiles('src/components/index.ts', sources);
  const screens = new Set(SCREEN_WORDS.flatMap(({ screen, alike = [] }) => [screen, ...alike]));
  const isKit = (name: string) => files.get(name)?.startsWith('src/components/ui/') ?? false;
  const parts = components.filter((name) => !screens.has(name) && !isKit(name));
  const hooks = namesOf('hooks', /^use[A-Z]/);
  const isFilling = (name: string) => components.includes(name.slice('use'.length));
  const slotRows = Object.entries(slots).map(([slot, is]) => `| \`${slot}\` | ${is} |`);
  return `# Names

Every component, hook and promised part. [The pages of the screens](screens/README.md) say what they take.

## \`@plinth/console/components\`

- Screens: ${listed(screens)}.
- Their parts: ${listed(parts)}.
- The kit: ${listed(components.filter(isKit))}.

## \`@plinth/console/hooks\`

- Around a page: ${listed(namesOf('hooks', /^(?:create)?[A-Z]/))}.
- Each fills the component of its name: ${listed(hooks.filter(isFilling))}.
- Others: ${listed(hooks.filter((name) => !isFilling(name)))}.

## Parts

By their \`data-slot\`: what [your CSS and \`appearance\`](brand.md#single-parts) can hold on to.

| part | is |
|---|---|
${slotRows.join('\n')}
`;
}
