declare module 'virtual:embedding' {
  import type { ComponentType } from 'react';

  /** Loads an example of `docs/embedding.md` by its title. */
  export const examples: Readonly<Record<string, () => Promise<{ readonly Page?: ComponentType }>>>;
}
