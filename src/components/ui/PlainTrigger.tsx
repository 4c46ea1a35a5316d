import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from './control-css';

/** A plain round button that opens a menu, for example around an `Avatar`. */
export const PlainTrigger = styled('button')(
  layered(
    () => `
  appearance: none;
  display: inline-grid;
  box-sizing: border-box;
  place-items: center;
  margin: 0;
  padding: 2px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &:is(:hover, [aria-expanded='true']) { background: var(--plinth-surface-pressed); }
  &:focus-visible { ${FOCUS_RING} }
  @media (pointer: coarse) {
    min-inline-size: var(--plinth-control-touch);
    min-block-size: var(--plinth-control-touch);
  }
  `,
  ),
);
