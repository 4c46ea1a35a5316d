import { slots } from '../../src/theme/slots';
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
export function namesPage(published: ReadonlyMap<string, PublishedFunction>): string {
  const all = [...published.values()];
  const namesOf = (entry: string, pattern: RegExp) =>
    all.filter((each) => each.entry === entry && pattern.test(each.name)).map(({ name }) => name);
  const COMPONENT = /^[A-Z][a-z]/;
  const components = namesOf('components', COMPONENT);
  const screens = new Set(SCREEN_WORDS.flatMap(({ screen, alike = [] }) => [screen, ...alike]));
  const parts = components.filter((name) => !screens.has(name));
  const hooks = namesOf('hooks', /^use[A-Z]/);
  const isFilling = (name: string) => components.includes(name.slice('use'.length));
  const slotRows = Object.entries(slots).map(([slot, is]) => `| \`${slot}\` | ${is} |`);
  return `# Names

Every component, hook and promised part. [The pages of the screens](screens/README.md) say what they take.

## \`@plinth/console/components\`

- Screens: ${listed(screens)}.
- Their parts: ${listed(parts)}.

## \`@plinth/console/screens\`

Screens with their hooks: ${listed(namesOf('screens', COMPONENT))}.

## \`@plinth/console/kit\`

What they are made of: ${listed(namesOf('kit', COMPONENT))}.

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
