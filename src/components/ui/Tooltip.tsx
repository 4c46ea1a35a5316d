import { type ComponentProps, forwardRef, type ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { TOOLTIP } from './control-css';
import { OverlayEnvironment } from './OverlayEnvironment';

/** The element type that react-aria expects; its types only allow intrinsic elements. */
type Target = ComponentProps<typeof Focusable>['children'];

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words, also set as the element's description. Must not contain essential information. */
  text: string;
  /** A focusable element: a button or link of the kit. */
  children: ReactElement;
  /** Flips if there is no space. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Whether it is initially open, for screenshots. @default false */
  defaultOpen?: boolean | undefined;
}

const Box = styled(AriaTooltip)(
  layered(
    () => `
  ${TOOLTIP}
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity var(--plinth-duration-fast) var(--plinth-ease);
    &[data-entering], &[data-exiting] { opacity: 0; }
  }
  `,
  ),
);

/**
 * A short text about an element, shown on hover after a delay and on focus immediately. Escape
 * hides it, and the pointer may move onto it (WCAG 1.4.13). The ref is the tooltip.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { text, children, placement = 'top', defaultOpen },
  ref,
) {
  return (
    <OverlayEnvironment>
      <TooltipTrigger delay={400} closeDelay={100} defaultOpen={defaultOpen}>
        <Focusable>{children as Target}</Focusable>
        <Box ref={ref} data-slot="tooltip" placement={placement} offset={6}>
          <span>{text}</span>
        </Box>
      </TooltipTrigger>
    </OverlayEnvironment>
  );
});
