import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

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

/**
 * A component whose code is loaded when it is first shown. Other than `lazy` of React, which keeps a
 * failure for good, it can be loaded again (see {@link retryLateParts}).
 *
 * @param load - fetches it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => {
          Part = make();
        });
        throw error;
      }
    });
  let Part = make();
  return function LatePart(props: Props) {
    return <Part {...props} />;
  };
}
