import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Menu } from '../ui/Menu';

/**
 * A menu of the header: it begins 8 pixels below the bar, not below what opens it. The 6 pixels that
 * every menu keeps are part of that.
 */
export const HeaderMenu = styled(Menu)(
  layered(`
  margin-block-start: calc((56px - var(--plinth-control-md)) / 2 + 2px);
  @media (pointer: coarse) { margin-block-start: calc((56px - var(--plinth-control-touch)) / 2 + 2px); }
  `),
);
