import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from './Button';

/** A ghost button at the edge of a card: its words begin and end where a text would. */
export const FlushButton = styled(Button)(
  layered(`
  margin-inline: calc(0px - var(--plinth-space-3) - 3px);
  &[data-size='sm'] { margin-inline: -11px; }
  `),
);
