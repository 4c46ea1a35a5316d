import { useLayoutEffect } from 'react';

/** A layout effect. On a server there is no layout, and React 18 warns of such effects there. */
export const useBrowserEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => {} : useLayoutEffect;
