import * as components from '../../src/components';
import * as kit from '../../src/components/ui';
import type { PublishedNames } from './story-to-code';

/** Each published component with its name and its entry. */
export const publishedNames: PublishedNames = new Map(
  Object.entries({ components, kit }).flatMap(([entry, all]) =>
    Object.entries(all)
      .filter(([name]) => /^[A-Z][a-z]/.test(name))
      .map(([name, component]): [unknown, { name: string; entry: string }] => [
        component,
        { name, entry },
      ]),
  ),
);
