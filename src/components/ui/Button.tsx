import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { ACTION, ACTION_PRIMARY, ACTION_SECONDARY } from './control-css';
import { idList } from './field-ids';
import { Spinner } from './Spinner';
import { useDisabledReason } from './useDisabledReason';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link Button}. Other props are passed to the native button. */
export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> {
  /** `primary` once per screen; `danger` for irreversible actions. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** 28, 36 or 44 pixels high; at least 44 on touch devices. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Whether its action is running: width and focus stay, the state is announced, and further
   * presses are ignored. Pass `false`, not `undefined`, when idle, so that the change is announced.
   * @default none
   */
  isPending?: boolean | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
  /**
   * Why it is disabled. The button then stays focusable and shows the reason on focus, hover and
   * touch, and as its description. @default none
   */
  disabledReason?: string | undefined;
  /** Called when it is pressed while disabled. @default shows the reason */
  onWhy?: ((button: HTMLElement) => void) | undefined;
  /**
   * Ignores the second click of a double click and a key held down, because the button may have
   * just appeared under them. For actions that submit, pay or delete. @default `true` for
   * `type="submit"`
   */
  isGuarded?: boolean | undefined;
  /** Called when it is pressed by mouse, touch or key. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

const Root = styled('button')(
  layered(
    () => `
  ${ACTION}
  &[data-size='sm'] {
    min-block-size: var(--plinth-control-sm);
    padding: 3px 10px;
    border-radius: var(--plinth-radius-sm);
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
    gap: 6px;
  }
  &[data-size='lg'] {
    min-block-size: var(--plinth-control-lg);
    padding: 9px 18px;
    border-radius: var(--plinth-radius-md);
    font-size: 15px;
  }
  &[data-icon-only] { padding: 0; inline-size: var(--plinth-control-md); }
  &[data-icon-only][data-size='sm'] { inline-size: var(--plinth-control-sm); }
  &[data-icon-only][data-size='lg'] { inline-size: var(--plinth-control-lg); }
  &[data-icon-only]:not([data-size='sm']) svg { inline-size: 18px; block-size: 18px; }
  @media (pointer: coarse) {
    &[data-size] { min-block-size: var(--plinth-control-touch); }
    &[data-icon-only][data-size] { inline-size: var(--plinth-control-touch); }
  }
  &[data-variant='secondary'] { ${ACTION_SECONDARY} }
  &[data-variant='secondary']:hover { background: var(--plinth-surface-hover); }
  &[data-variant='secondary']:active { background: var(--plinth-surface-pressed); }
  &[data-variant='ghost'] { color: var(--plinth-text-muted); }
  &[data-variant='ghost']:is(:hover, [aria-expanded='true']) {
    background: var(--plinth-surface-hover);
    color: var(--plinth-text);
  }
  &[data-variant='ghost']:active { background: var(--plinth-surface-pressed); }
  &[data-variant='primary'] { ${ACTION_PRIMARY} }
  &[data-variant='primary']:hover { background: var(--plinth-brand-hover); }
  &[data-variant='primary']:active { background: var(--plinth-brand-pressed); }
  &[data-variant='danger'] {
    background: var(--plinth-danger);
    border-color: var(--plinth-danger);
    color: var(--plinth-on-danger);
    box-shadow: var(--plinth-shadow-control);
  }
  &[data-variant='danger']:is(:hover, :active) { background: var(--plinth-danger-hover); }
  &[data-disabled]:is([data-variant], :hover, :active) {
    cursor: not-allowed;
    background: var(--plinth-surface-hover);
    border-color: var(--plinth-border);
    color: var(--plinth-text-disabled);
    box-shadow: none;
  }
  &[data-disabled][data-variant='ghost'] { background: transparent; border-color: transparent; }
  &[data-variant][data-pending] { cursor: progress; }
  & > [data-slot='button-label'] {
    display: inherit;
    align-items: inherit;
    justify-content: inherit;
    gap: inherit;
    min-inline-size: 0;
  }
  &[data-pending] > [data-slot='button-label'] { opacity: 0; }
  & > [data-slot='button-spinner'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  @media (forced-colors: active) {
    &[data-disabled]:is([data-variant], :hover) { color: GrayText; border-color: GrayText; }
    &[data-variant='primary']:not([data-disabled]) {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
  `,
  ),
);

/** Beside the button: content inside a button is presentational and not announced. */
function PendingStatus({ isPending }: { isPending: boolean }) {
  const t = useMessages(uiMessages);
  return <VisuallyHidden role="status">{isPending ? t('pending') : ''}</VisuallyHidden>;
}

/** A native button, with its native behaviour for `Enter`, `Space` and forms. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'md',
    isPending,
    isDisabled = false,
    disabledReason,
    onWhy,
    onPress,
    onClick,
    onKeyDown,
    type = 'button',
    isGuarded = type === 'submit',
    children,
    ...native
  },
  ref,
) {
  const reason = (isDisabled && disabledReason) || undefined;
  const why = useDisabledReason(reason, native);
  const isBlocked = isDisabled || isPending;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (isBlocked) {
      // Also prevents a form submission, by click or by Enter in a field.
      event.preventDefault();
      event.stopPropagation();
      (onWhy ?? why.show)(event.currentTarget);
    } else if (isGuarded && event.detail > 1) {
      // The first click may have submitted the form, and failed, already.
      event.preventDefault();
    } else {
      onClick?.(event);
      onPress?.(event);
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    if (isGuarded && event.repeat) event.preventDefault();
    onKeyDown?.(event);
  }

  return (
    <>
      <Root
        data-slot="button"
        {...native}
        {...why.listeners}
        aria-describedby={idList(native['aria-describedby'], why.id)}
        ref={ref}
        type={type}
        data-variant={variant}
        data-size={size}
        data-pending={isPending || undefined}
        data-disabled={isDisabled || undefined}
        // Not `disabled` with a reason or while pending: the button must stay focusable.
        disabled={isDisabled && !reason && !isPending}
        aria-disabled={isBlocked || undefined}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {isPending === undefined ? (
          children
        ) : (
          <>
            <Part as="span" data-slot="button-label">
              {children}
            </Part>
            {isPending && (
              <Part as="span" data-slot="button-spinner">
                <Spinner />
              </Part>
            )}
          </>
        )}
      </Root>
      {isPending !== undefined && <PendingStatus isPending={isPending} />}
      {why.element}
    </>
  );
});
