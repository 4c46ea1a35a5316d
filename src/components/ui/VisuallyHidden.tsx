import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { VISUALLY_HIDDEN } from './control-css';

/** Text for screen readers only. It takes no room and is never hidden from them. */
export const VisuallyHidden = styled('span')(layered(() => VISUALLY_HIDDEN));
