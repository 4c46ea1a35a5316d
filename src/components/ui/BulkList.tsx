import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { boxedListCss } from './boxed-list-css';

/** The records of a bulk action, each with its state. */
export const BulkList = styled('ul')(
  layered(
    () => `
  ${boxedListCss}
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--plinth-space-3);
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  & bdi { justify-self: start; font-weight: 550; }
  & span { color: var(--plinth-text-muted); }
  & small { grid-column: 1 / -1; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); }
  & p { grid-column: 1 / -1; margin: 0; color: var(--plinth-danger-text); }
  & [data-status='failed'] > span { color: var(--plinth-danger-text); font-weight: 550; }
  & [data-status='done'] > span { color: var(--plinth-success-text); }
  `,
  ),
);
