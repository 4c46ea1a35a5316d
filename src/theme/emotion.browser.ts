/** In place of `emotion.ts` in what is built for browsers: package.json says so in `imports`. */
export { jsx as jsxBase } from '@emotion/react';
export { default as styledBase } from '@emotion/styled/base';

/** Nothing is rendered for the document's head in a browser. */
export const offerStyles = (): void => {};
