import { useLayoutEffect } from 'react';

/** A layout effect, which React 18 warns about on a server. */
export const useBrowserEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => {} : useLayoutEffect;
