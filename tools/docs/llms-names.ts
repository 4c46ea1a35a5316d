import { publishedFiles, type Sources } from '../source/graph';
import type { PublishedFunction } from './published';
import { SCREEN_WORDS } from './screens/words';

const listed = (names: Iterable<string>) =>
  [...new Set(names)]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ');

/** Screens, their parts, and the kit: every component that is published. */
function componentsText(names: readonly string[], sources: Sources): string {
  const files = publishedFiles('src/components/index.ts', sources);
  const screens = new Set(SCREEN_WORDS.flatMap(({ screen, alike = [] }) => [screen, ...alike]));
  const isKit = (name: string) => files.get(name)?.startsWith('src/components/ui/') ?? false;
  const parts = names.filter((name) => !screens.has(name) && !isKit(name));
  return `Screens: ${listed(screens)}. Their parts: ${listed(parts)}. Kit: ${listed(names.filter(isKit))}.`;
}

/** The hooks that fill a screen or a part, and all others. */
function hooksText(names: readonly string[], components: ReadonlySet<string>): string {
  const isFilling = (name: string) => components.has(name.slice('use'.length));
  const others = names.filter((name) => !isFilling(name));
  return `Each fills the component of its name: ${listed(names.filter(isFilling))}. Others: ${listed(others)}.`;
}

/** Every component and hook by name, for programs that read llms.txt. `npm run docs` writes it. */
export function llmsNames(
  published: ReadonlyMap<string, PublishedFunction>,
  sources: Sources,
): string {
  const all = [...published.values()];
  const components = all
    .filter(({ entry, name }) => entry === 'components' && /^[A-Z][a-z]/.test(name))
    .map(({ name }) => name);
  const hooks = all
    .filter(({ entry, name }) => entry === 'hooks' && /^use[A-Z]/.test(name))
    .map(({ name }) => name);
  const makers = all.filter(
    ({ entry, name }) => entry === 'hooks' && /^(?:create)?[A-Z]/.test(name),
  );
  return [
    `- \`@plinth/console/components\`: ${componentsText(components, sources)}`,
    `- \`@plinth/console/hooks\`: Around a page: ${listed(makers.map(({ name }) => name))}. ${hooksText(hooks, new Set(components))}`,
  ].join('\n');
}
