import { type ComponentProps, forwardRef, type ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { TOOLTIP } from './control-css';
import { OverlayEnvironment } from './OverlayEnvironment';

/** What react-aria asks of the element; its types know only plain tags. */
type Target = ComponentProps<typeof Focusable>['children'];

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words; it is the element's description. Never the only place of something needed. */
  text: string;
  /** One element that can be focused: a button or a link of the kit. */
  children: ReactElement;
  /** Turned where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Shows it from the start; for pictures of it. @default false */
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
 * Words about an element, on hover after a moment and on focus at once; Escape hides it, and the
 * pointer may move onto it (WCAG 1.4.13). A ref is to the words; the element keeps its own.
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
