import type { FocusEvent } from 'react';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { uiFeedbackMessages, uiToastsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from './control-css';
import { TOAST, Toast, type ToastItem } from './Toast';
import { usePortalContainer } from './usePortalContainer';
import { useToastFocus } from './useToastFocus';
import { useToastPlace } from './useToastPlace';
import { VisuallyHidden } from './VisuallyHidden';

/** Notifies the owner of the toasts when pausing starts and ends. */
function useToastPause(isEmpty: boolean, onPauseChange?: (isPaused: boolean) => void) {
  const state = useRef({ isHovered: false, isFocused: false, isPointing: false, isPaused: false });

  function set(change: Partial<typeof state.current>): void {
    const now = Object.assign(state.current, change);
    const isPaused = now.isHovered || now.isFocused;
    if (isPaused === now.isPaused) return;
    now.isPaused = isPaused;
    onPauseChange?.(isPaused);
  }

  // A removed element fires no leave event: reset the state when the region is empty.
  useEffect(() => {
    if (isEmpty) set({ isHovered: false, isFocused: false, isPointing: false });
  });

  return {
    onPointerEnter: () => set({ isHovered: true }),
    onPointerLeave: () => set({ isHovered: false }),
    // A click leaves focus behind; only keyboard focus pauses.
    onPointerDown: () => set({ isPointing: true, isFocused: false }),
    onKeyDown: () => set({ isPointing: false, isFocused: true }),
    onFocus: () => set({ isFocused: !state.current.isPointing }),
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      set({ isFocused: false, isPointing: false });
    },
  };
}

/**
 * Announces each toast once: errors immediately, others politely. The live regions are rendered
 * before any text, because text that arrives together with its region is often not announced. Only
 * additions are announced, so that removing a toast repeats nothing.
 */
function ToastAnnouncer({ toasts }: { toasts: readonly ToastItem[] }) {
  const t = useMessages(uiFeedbackMessages);
  const [spoken, setSpoken] = useState<readonly ToastItem[]>([]);
  useEffect(() => setSpoken(toasts), [toasts]);

  const lines = (isUrgent: boolean) =>
    spoken
      .filter(({ tone }) => (tone === 'danger') === isUrgent)
      .map(({ id, tone, title, text }) => (
        <div key={id}>{`${t(tone)}: ${title} ${text ?? ''}`}</div>
      ));
  return (
    <>
      <VisuallyHidden role="status" aria-atomic={false} aria-relevant="additions">
        {lines(false)}
      </VisuallyHidden>
      <VisuallyHidden role="alert" aria-atomic={false} aria-relevant="additions">
        {lines(true)}
      </VisuallyHidden>
    </>
  );
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** The toasts, newest last. Keep the array identical while nothing changes. */
  toasts: readonly ToastItem[];
  /** Called when a toast is dismissed; remove it from the list. */
  onDismiss: (id: string) => void;
  /**
   * Called with `true` while the pointer is over the toasts or keyboard focus is inside: none may
   * close automatically meanwhile (WCAG 2.2.1). @default none
   */
  onPauseChange?: ((isPaused: boolean) => void) | undefined;
  /** Accessible name of the region. @default 'Messages (Alt+T)' */
  label?: string | undefined;
  /** A class on the region. @default none */
  className?: string | undefined;
}

const Layer = styled('div')(
  layered(
    () => `
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: 9500;
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  color: var(--plinth-text);
  /* Presses beside the toasts go to the dialog. */
  pointer-events: none;
  & > section {
    box-sizing: border-box;
    pointer-events: auto;
    display: flex;
    /* Scrolls from its end, where the newest is. */
    flex-direction: column-reverse;
    inline-size: 412px;
    max-inline-size: 100vw;
    max-block-size: calc(100dvh - var(--toast-above, 0px));
    margin-block-end: var(--toast-above, 0);
    margin-inline-end: var(--toast-aside, 0);
    padding: var(--plinth-space-4);
    overflow: hidden auto;
    overscroll-behavior: contain;
    border-radius: var(--plinth-radius-lg);
  }
  & > section:is(:focus-visible, [data-focus-visible]) { ${FOCUS_RING} outline-offset: -6px; }
  & > section[data-place='top'] {
    position: fixed;
    inset-block-start: 0;
    inset-inline-end: 0;
    margin-block-end: 0;
  }
  & ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ${TOAST}
  ${mediaDown('sm')} {
    & > section { inline-size: 100vw; padding: var(--plinth-space-3); }
  }
  `,
  ),
);

/**
 * Short messages at the bottom end of the window. It renders the given list and has no timers: the
 * owner of the list decides when a toast closes. Mount it once and keep it mounted; it stays usable
 * above dialogs. Alt+T moves the focus there and back. The ref is the region, while there is one.
 */
export const ToastRegion = forwardRef<HTMLDivElement, ToastRegionProps>(function ToastRegion(
  { toasts, onDismiss, onPauseChange, label, className },
  ref,
) {
  const t = useMessages(uiToastsMessages);
  const container = usePortalContainer();
  const { region, onFocus, onBlur, onKeyDown } = useToastFocus(toasts);
  useToastPlace(region, toasts);
  const pause = useToastPause(toasts.length === 0, onPauseChange);
  if (!container) return null;
  return createPortal(
    // react-aria keeps an element with this mark interactive while a dialog makes the page inert.
    <Layer ref={ref} className={className} data-slot="toast-layer" data-react-aria-top-layer="">
      <ToastAnnouncer toasts={toasts} />
      {toasts.length > 0 && (
        <Part
          as="section"
          ref={region}
          tabIndex={-1}
          aria-label={label ?? t('toasts')}
          data-slot="toast-region"
          {...pause}
          onKeyDown={(event) => {
            pause.onKeyDown();
            onKeyDown(event);
          }}
          onFocus={(event) => {
            pause.onFocus();
            onFocus(event);
          }}
          onBlur={(event) => {
            pause.onBlur(event);
            onBlur(event);
          }}
        >
          <ol>
            {toasts.map((toast) => (
              <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
            ))}
          </ol>
        </Part>
      )}
    </Layer>,
    container,
  );
});
