import { type CSSProperties, useId } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FLOATING } from '../ui/control-css';
import { useFlyout } from '../ui/useFlyout';
import { NavigationPages, type NavigationPagesProps } from './NavigationPages';

export interface NavigationFlyoutProps extends NavigationPagesProps {
  currentPath: string;
  isCurrent: boolean;
}

/** Height of the flyout's heading in pixels, and of each page, to keep the flyout in the window. */
const HEAD_SIZE = 48;
const PAGE_SIZE = 32;

// Positioned in the window, not in the scrolling column. The triangle below the button
// keeps the flyout open while the pointer moves diagonally to a lower page.
const Card = styled('div')(
  layered(
    () => `
  position: fixed;
  inset-inline-start: var(--plinth-shell-side);
  --flyout-top: max(
    var(--plinth-shell-header),
    min(var(--flyout-at), 100dvh - var(--flyout-size) - 8px)
  );
  inset-block-start: var(--flyout-top);
  padding-inline-start: 18px;
  margin-inline-start: -14px;
  --flyout-side: polygon(0 0, 100% 0, 100% 100%);
  &:dir(rtl) { --flyout-side: polygon(0 0, 100% 0, 0 100%); }
  &::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--flyout-at) - var(--flyout-top) + var(--flyout-button)) 0;
    inset-inline: -44px 100%;
    clip-path: var(--flyout-side);
  }
  & > div {
    ${FLOATING}
    box-sizing: border-box;
    min-inline-size: 200px;
    max-inline-size: min(320px, 100vw - var(--plinth-shell-side) - 16px);
    max-block-size: calc(100dvh - var(--plinth-shell-header) - 16px);
    overflow: auto;
    padding: 6px;
  }
  & strong {
    display: block;
    padding: 6px 10px;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 600;
    line-height: 16px;
    overflow-wrap: anywhere;
  }
  `,
  ),
);

/** An entry of the icon column whose pages open in a flyout beside it (specification §2.4). */
export function NavigationFlyout({
  item,
  currentPath,
  currentLink,
  isCurrent,
  onChoose,
}: NavigationFlyoutProps) {
  const id = useId();
  const { isOpen, close, button, area, trigger } = useFlyout(currentPath);
  const { top = 0, height = 0 } = (isOpen && button.current?.getBoundingClientRect()) || {};
  const place = isOpen && {
    '--flyout-at': `${top}px`,
    '--flyout-button': `${height}px`,
    '--flyout-size': `${HEAD_SIZE + PAGE_SIZE * (item.items?.length ?? 0)}px`,
  };
  return (
    <Part as="div" data-slot="navigation-group" {...area}>
      <Part
        as="button"
        ref={button}
        type="button"
        data-slot="navigation-item"
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...trigger}
      >
        {item.icon}
        <span>{item.label}</span>
      </Part>
      {place && (
        <Card id={id} data-slot="navigation-flyout" style={place as CSSProperties}>
          <div>
            <strong aria-hidden>{item.label}</strong>
            <NavigationPages
              item={item}
              currentLink={currentLink}
              onChoose={() => {
                close();
                onChoose();
              }}
            />
          </div>
        </Card>
      )}
    </Part>
  );
}
