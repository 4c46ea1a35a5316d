import type { Manifests } from 'storybook/internal/types';

/** What assistants read of the components. Loaded when somebody asks: it reads all sources. */
export const experimental_manifests = async (existing: Manifests): Promise<Manifests> =>
  (await import('./manifest.ts')).manifestsWithFacts(existing);
