/** Replaces `emotion.ts` in browser builds, by `imports` in package.json. */
export { jsx as jsxBase } from '@emotion/react';
export { default as styledBase } from '@emotion/styled/base';

/** A browser renders nothing for the document's head. */
export const offerStyles = (): void => {};
