import { styled } from '../../theme/styled';

/** Text for screen readers only. It takes no room and is never hidden from them. */
export const VisuallyHidden = /* @__PURE__ */ styled(
  'span',
  `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  `,
);
