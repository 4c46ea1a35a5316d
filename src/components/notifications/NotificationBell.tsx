import { forwardRef } from 'react';
import { BELL_MAX_COUNT, type BellState } from '../../domain/notifications/bell-state';
import { notificationsMessages } from '../../messages/generated/en/notifications';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { IconButton } from '../ui/IconButton';
import { NotificationsIcon } from '../ui/icons';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Props of {@link NotificationBell}. */
export interface NotificationBellProps extends BellState {
  /** Pulses, for 10 seconds after the count has changed (specification §9). @default false */
  isPulsing?: boolean | undefined;
  /** The server does not answer: the count may be out of date. @default false */
  isUnreachable?: boolean | undefined;
  /** Whether the drawer is open. @default false */
  isOpen?: boolean | undefined;
  /** Called on press. Open the drawer here. */
  onPress: () => void;
  /** Called when the pointer or focus approaches: a chance to preload the drawer. @default none */
  onApproach?: (() => void) | undefined;
  /** A class of your own on the button. */
  className?: string | undefined;
}

const Root = styled('span')(
  layered(`
  position: relative;
  display: inline-grid;
  flex: none;
  & [data-slot='bell-count'] {
    box-sizing: border-box;
    position: absolute;
    /* Beside the bell's centre, for any control height of the theme. */
    inset-block-start: min(-3px, calc((var(--plinth-control-md) - 42px) / 2));
    inset-inline-start: max(50%, calc(100% - 18px));
    min-inline-size: 18px;
    padding-inline: var(--plinth-space-1);
    border: 1px solid var(--plinth-surface);
    border-radius: 999px;
    background: var(--plinth-brand);
    color: var(--plinth-on-brand);
    font-size: 11px;
    font-weight: 650;
    line-height: 16px;
    text-align: center;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    pointer-events: none;
  }
  &[data-severity='error'] [data-slot='bell-count'] {
    background: var(--plinth-danger);
    color: var(--plinth-on-danger);
  }
  &[data-severity='warning'] [data-slot='bell-count'] {
    background: var(--plinth-warning-text);
    color: var(--plinth-surface);
  }
  & [data-slot='bell-progress'] {
    position: absolute;
    /* A line under the bell. It stays still: a task can take hours. */
    inset: calc(50% + 12px) calc(50% - 8px) calc(50% - 14px);
    border-radius: 1px;
    background: var(--plinth-brand);
    pointer-events: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--plinth-radius-md);
    pointer-events: none;
  }
  &[data-pulsing]::before {
    box-shadow: 0 0 0 2px var(--plinth-brand-border);
    animation: plinth-bell-pulse 1600ms ease-out infinite;
  }
  &[data-pulsing][data-severity='error']::before { box-shadow: 0 0 0 2px var(--plinth-danger-border); }
  &[data-pulsing][data-severity='warning']::before { box-shadow: 0 0 0 2px var(--plinth-warning-border); }
  @keyframes plinth-bell-pulse {
    from { transform: scale(0.9); opacity: 1; }
    to { transform: scale(1.3); opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-pulsing]::before { animation: none; }
  }
  @media (forced-colors: active) {
    & [data-slot='bell-count'] { border-color: CanvasText; background: Canvas; color: CanvasText; }
    & [data-slot='bell-progress'] { background: Highlight; }
    &[data-pulsing]::before { outline: 2px solid Highlight; }
  }
  `),
);

/**
 * The bell: the number of notifications (99+ above 99) in the colour of the worst severity, and
 * whether a task is running (specification §2.4, §4). It opens nothing by itself;
 * `NotificationCenter` includes the drawer.
 */
export const NotificationBell = forwardRef<HTMLButtonElement, NotificationBellProps>(
  function NotificationBell(props, ref) {
    const { count, severity, hasTask, isPulsing = false, isOpen = false } = props;
    const { isUnreachable = false } = props;
    const t = useMessages(notificationsMessages);
    const tFailure = useMessages(uiFailureMessages);
    const name = [
      count > 0 ? t('bellCount', { count }) : t('title'),
      severity === 'error' && t('bellWithError'),
      severity === 'warning' && t('bellWithWarning'),
      hasTask && t('bellWithTask'),
      isUnreachable && tFailure('unreachable'),
    ].filter(Boolean);
    return (
      <Root
        data-slot="notification-bell"
        data-severity={isUnreachable ? 'warning' : severity}
        data-failure={isUnreachable ? 'network' : undefined}
        data-pulsing={isPulsing || undefined}
        className={props.className}
        onPointerEnter={props.onApproach}
        onFocus={props.onApproach}
      >
        <IconButton
          ref={ref}
          label={name.join(', ')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={props.onPress}
        >
          <NotificationsIcon aria-hidden />
        </IconButton>
        {/* The button's name contains all of this. */}
        {hasTask && <Part as="span" data-slot="bell-progress" aria-hidden />}
        {(count > 0 || isUnreachable) && (
          <Part as="span" data-slot="bell-count" aria-hidden>
            {isUnreachable ? '!' : count > BELL_MAX_COUNT ? `${BELL_MAX_COUNT}+` : count}
          </Part>
        )}
        <VisuallyHidden role="status">
          {isUnreachable
            ? tFailure('unreachable')
            : isPulsing && count > 0
              ? t('changed', { count })
              : ''}
        </VisuallyHidden>
      </Root>
    );
  },
);
