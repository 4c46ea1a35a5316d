import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Menu } from '../ui/Menu';

/**
 * A menu of the header. It opens 8 pixels below the header instead of below its button; 6 of them
 * are every menu's own offset.
 */
export const HeaderMenu = styled(Menu)(
  layered(`
  margin-block-start: calc((56px - var(--plinth-control-md)) / 2 + 2px);
  @media (pointer: coarse) { margin-block-start: calc((56px - var(--plinth-control-touch)) / 2 + 2px); }
  `),
);
