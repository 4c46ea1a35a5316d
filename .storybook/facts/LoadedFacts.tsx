import sizes from './component-sizes.json';
import { FactsView } from './FactsView';
import { screenFacts } from './screen-facts';
import { catalogueOf, sources } from './sources';

const SIZES: Readonly<Record<string, { readonly first: number; readonly later: number }>> = sizes;

/** The facts of a published component, read from the sources that this Storybook was built of. */
export function LoadedFacts({ name }: { name: string }) {
  const facts = screenFacts(name, sources);
  if (!facts) return null;
  return (
    <FactsView
      name={name}
      facts={facts}
      catalogues={facts.catalogues.flatMap((name) => catalogueOf(name) ?? [])}
      size={SIZES[name]}
    />
  );
}
