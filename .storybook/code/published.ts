import * as components from '../../src/components';
import type { PublishedNames } from './story-to-code';

/** Each published component with its name. */
export const publishedNames: PublishedNames = new Map(
  Object.entries(components)
    .filter(([name]) => /^[A-Z][a-z]/.test(name))
    .map(([name, component]) => [component, name]),
);
