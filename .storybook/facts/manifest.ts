import type { Manifests } from 'storybook/internal/types';
import { readSources } from '../../tools/source/files';
import type { Sources } from '../../tools/source/graph';
import { publishedComponents, screenFacts } from './screen-facts';

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const isOfKit = (file: string) => file.startsWith('src/components/ui/');

/** Imports of what is published of these names, each from its entry. */
function importsOf(names: readonly string[], published: ReadonlyMap<string, string>): string {
  const of = (entry: string, isWanted: (file: string) => boolean) => {
    const own = names.filter((name) => isWanted(published.get(name) ?? ''));
    return own.length > 0 ? `import { ${own.join(', ')} } from '@plinth/console/${entry}';\n` : '';
  };
  return of('components', (file) => file !== '' && !isOfKit(file)) + of('kit', isOfKit);
}

/** The facts of a docs page (`FactsView`) as Markdown. Everything uses widgets: their hooks say nothing. */
function factsText(name: string, file: string, sources: Sources): string {
  const facts = screenFacts(name, sources);
  if (!facts) return '';
  const { slots, hooks, catalogues } = facts;
  const lines = [
    ['Hooks that feed it in the portal', isOfKit(file) ? [] : hooks],
    ['Slots to style it by', slots],
    ['Catalogues of its sentences', catalogues],
  ] as const;
  return lines
    .flatMap(([title, names]) => (names.length > 0 ? `${title}: ${list(names)}.` : []))
    .join('\n\n');
}

/** The manifest of components with the facts of their docs pages, for assistants. */
export function manifestsWithFacts(existing: Manifests): Manifests {
  const { components } = existing;
  if (!components) return existing;
  const sources = readSources();
  const published = publishedComponents(sources);
  const entries = Object.entries(components.components).map(([id, component]) => {
    const { name, description } = component;
    const [summary = component.summary] = /^.*?[.!?](?=\s|$)/s.exec(description ?? '') ?? [];
    const file = published.get(name);
    const [, names = name] = /\{ ([^}]*) \}/.exec(component.import ?? '') ?? [];
    const facts = {
      import: importsOf(names.split(', '), published).trim(),
      ...(summary !== undefined && { summary: summary.replace(/\s+/g, ' ') }),
      ...(file !== undefined && {
        description: [description, factsText(name, file, sources)].filter(Boolean).join('\n\n'),
      }),
    };
    return [id, { ...component, ...facts }] as const;
  });
  return { ...existing, components: { ...components, components: Object.fromEntries(entries) } };
}
