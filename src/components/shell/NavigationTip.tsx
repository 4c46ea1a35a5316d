import type { CSSProperties } from 'react';
import type { ShellNavigationItem } from '../../contracts/shell';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { TOOLTIP } from '../ui/control-css';
import { Link } from '../ui/Link';
import { useFlyout } from '../ui/useFlyout';

export interface NavigationTipProps {
  item: ShellNavigationItem;
  isCurrent: boolean;
  currentPath: string;
  /** Whether a tooltip shows its name, because only its icon is visible. */
  hasTooltip: boolean;
  /** Called when it is selected, also as the current page. */
  onChoose: () => void;
}

// Positioned in the window, because the column scrolls.
const Tip = styled('span')(
  layered(
    () => `
  ${TOOLTIP}
  position: fixed;
  inset-inline-start: calc(var(--plinth-shell-side) + 4px);
  inset-block-start: var(--tip-at);
  translate: 0 -50%;
  inline-size: max-content;
  /* Lets the pointer cross the gap. */
  &::after { content: ''; position: absolute; inset-block: 0; inset-inline: -20px 0; }
  `,
  ),
);

/** A link of the navigation; in the icon column a tooltip shows its name (WCAG 1.4.13). */
export function NavigationTip({
  item,
  isCurrent,
  currentPath,
  hasTooltip,
  onChoose,
}: NavigationTipProps) {
  const { isOpen, close, button, area, trigger } = useFlyout<HTMLAnchorElement>(currentPath);
  const { top = 0, height = 0 } = (isOpen && button.current?.getBoundingClientRect()) || {};
  return (
    <Part as="div" data-slot="navigation-group" {...(hasTooltip && area)}>
      <Link
        ref={button}
        href={item.href}
        data-slot="navigation-item"
        data-current={isCurrent || undefined}
        aria-current={isCurrent ? 'page' : undefined}
        onFocus={hasTooltip ? trigger.onFocus : undefined}
        onPress={() => {
          close();
          onChoose();
        }}
      >
        {item.icon}
        <span>{item.label}</span>
      </Link>
      {hasTooltip && isOpen && (
        <Tip
          aria-hidden
          data-slot="navigation-tip"
          style={{ '--tip-at': `${top + height / 2}px` } as CSSProperties}
        >
          {item.label}
        </Tip>
      )}
    </Part>
  );
}
