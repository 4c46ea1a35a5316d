import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** Functions that reset the parts that failed to load. */
const failed = new Set<() => void>();

/**
 * Lets failed parts load again when they are rendered next. Call it in an error boundary after a
 * failure: retrying earlier would loop in React.
 */
export function retryLateParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component whose code loads when it is first rendered, or prefetched. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code in advance. Resolves to null on failure; rendering then retries. */
  readonly prefetch: () => Promise<ComponentType<Props> | null>;
};

/**
 * A component whose code loads when it is first rendered. Unlike React's `lazy`, which caches
 * failures, it can retry (see {@link retryLateParts}).
 *
 * @param load - loads the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function fetchPart(): Promise<ComponentType<Props>> {
    loaded = await load();
    return loaded;
  }
  const make = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await fetchPart() };
      } catch (error) {
        failed.add(() => {
          Part = make();
        });
        throw error;
      }
    });
  let Part = make();
  function LatePart(props: Props) {
    // Loaded code renders immediately: React suspends on `lazy` even then. The choice must not
    // change while mounted, because another component type would remount.
    const [Current] = useState<ComponentType<Props>>(() => loaded ?? Part);
    return <Current {...props} />;
  }
  return Object.assign(LatePart, { prefetch: () => fetchPart().catch(() => null) });
}
