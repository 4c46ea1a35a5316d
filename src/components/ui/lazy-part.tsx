import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** Parts that could not be loaded: each function lets its part be loaded again. */
const failed = new Set<() => void>();

/**
 * Lets what could not be loaded be loaded again when it is shown next. For a boundary that has caught
 * the failure: before that, React would ask again without end.
 */
export function retryLateParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component whose code is loaded when it is first shown, or asked for before that. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /**
   * Fetches its code, so that it is there at once when it is shown. What fails is tried again then, and
   * is null here.
   */
  readonly prefetch: () => Promise<ComponentType<Props> | null>;
};

/**
 * A component whose code is loaded when it is first shown. Other than `lazy` of React, which keeps a
 * failure for good, it can be loaded again (see {@link retryLateParts}).
 *
 * @param load - fetches it
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
    // What is here already is drawn at once: React waits for `lazy` even then. Another component in
    // its place would be a new one, so the first choice stays.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Part);
    return <Shown {...props} />;
  }
  return Object.assign(LatePart, { prefetch: () => fetchPart().catch(() => null) });
}
