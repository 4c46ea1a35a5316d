import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { VISUALLY_HIDDEN } from './control-css';

/** Text for screen readers only. It takes no room and is never hidden from them. */
export const VisuallyHidden = /* @__PURE__ */ styled('span')(
  /* @__PURE__ */ layered(() => VISUALLY_HIDDEN),
);
