import { FactsView } from './FactsView';
import { screenFacts } from './screen-facts';
import { catalogueOf, sources } from './sources';

type Sizes = Readonly<Record<string, { readonly first: number; readonly later: number }>>;

/** What `npm run sizes:components` has measured; nothing before its first run. */
const [SIZES] = Object.values(
  import.meta.glob<Sizes>('../../.cache/component-sizes.json', { eager: true, import: 'default' }),
);

/** The facts of a published component, read from the sources that this Storybook was built of. */
export function LoadedFacts({ name }: { name: string }) {
  const facts = screenFacts(name, sources);
  if (!facts) return null;
  return (
    <FactsView
      name={name}
      facts={facts}
      catalogues={facts.catalogues.flatMap((name) => catalogueOf(name) ?? [])}
      size={SIZES?.[name]}
    />
  );
}
