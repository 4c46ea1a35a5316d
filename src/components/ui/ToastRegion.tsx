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

/** Tells the holder of toasts when the first reason to wait comes and when the last one goes. */
function useToastPause(isEmpty: boolean, onPauseChange?: (isPaused: boolean) => void) {
  const state = useRef({ isHovered: false, isFocused: false, isPointing: false, isPaused: false });

  function set(change: Partial<typeof state.current>): void {
    const now = Object.assign(state.current, change);
    const isPaused = now.isHovered || now.isFocused;
    if (isPaused === now.isPaused) return;
    now.isPaused = isPaused;
    onPauseChange?.(isPaused);
  }

  // What is gone is left by nobody: no event says that the pointer is not over it any more.
  useEffect(() => {
    if (isEmpty) set({ isHovered: false, isFocused: false, isPointing: false });
  });

  return {
    onPointerEnter: () => set({ isHovered: true }),
    onPointerLeave: () => set({ isHovered: false }),
    // A click leaves the focus behind; only who uses the keyboard is still there.
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
 * Says each toast once: errors at once, the rest when there is a pause. The live regions are there
 * before their first words, because what arrives together with its region is often not read; and
 * only what is added to them is read, so that nothing is said again when another toast goes.
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
  /** What is shown, the newest last. Keep the same array while nothing changes. */
  toasts: readonly ToastItem[];
  /** Called when one is dismissed; take it out of the list. */
  onDismiss: (id: string) => void;
  /**
   * Called with `true` while the pointer is over them or the keyboard's focus in them: then none
   * may go by itself (WCAG 2.2.1). @default none
   */
  onPauseChange?: ((isPaused: boolean) => void) | undefined;
  /** What the region is called. @default 'Messages (Alt+T)' */
  label?: string | undefined;
  /** A class of yours for the region. @default none */
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
  /* The room that the messages leave to a dialog is the dialog's. */
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
 * Short messages at the bottom end of the window. It shows the list that it gets and has no timers:
 * the owner of the list decides when one closes. Mount it once and leave it mounted; it stays
 * usable over dialogs. Alt+T moves the focus there and back. A ref is to the region while there is
 * one.
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
    // react-aria leaves an element of this mark alone while a dialog makes the page inert.
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
