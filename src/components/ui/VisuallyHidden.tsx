import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { VISUALLY_HIDDEN } from './control-css';

/** Text for screen readers only; takes no space. */
export const VisuallyHidden = styled('span')(layered(() => VISUALLY_HIDDEN));
