import { Popover } from 'react-aria-components';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FLOATING } from './control-css';
import { MENU_ITEM } from './MenuItem';

/** The popover of a menu, with its content. */
export const MenuSurface = styled(Popover)(
  layered(
    () => `
  ${FLOATING}
  min-inline-size: 208px;
  max-inline-size: min(360px, calc(100vw - 16px));
  overflow: auto;
  & [data-slot='menu-header'] {
    padding: var(--plinth-space-3) 14px;
    border-block-end: 1px solid var(--plinth-border);
    overflow-wrap: anywhere;
  }
  & [data-slot='menu'] { padding: 5px; outline: none; }
  & [data-slot='menu-section-title'] {
    padding: var(--plinth-space-2) 9px var(--plinth-space-1);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 550;
    line-height: 16px;
  }
  & [data-slot='menu-separator'] {
    margin: 5px -5px;
    border: 0;
    border-block-start: 1px solid var(--plinth-border);
  }
  ${MENU_ITEM}
  & [data-slot='menu-item'][data-has-submenu] > [data-slot='menu-item-end']::after {
    content: '';
    display: inline-block;
    box-sizing: content-box;
    inline-size: 5px;
    block-size: 5px;
    margin-inline: 10px 3px;
    border: solid;
    border-width: 0;
    border-block-start-width: 1.5px;
    border-inline-end-width: 1.5px;
    rotate: 45deg;
    translate: 0 -1px;
  }
  & [data-slot='menu-item'][data-has-submenu] > [data-slot='menu-item-end']:dir(rtl)::after { rotate: -45deg; }
  `,
  ),
);
