import {
  forwardRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import {
  type OverlayTriggerState,
  useOverlayTriggerState,
} from 'react-stately/useOverlayTriggerState';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { DialogFocus } from './DialogFocus';
import { DialogCloseContext } from './dialog-close';
import { OverlayEnvironment } from './OverlayEnvironment';
import { createTypedText } from './typed-text';
import { useLatePart } from './useLatePart';
import { usePortalContainer } from './usePortalContainer';
import { useViewportHeight } from './useViewportHeight';

/** Open state of a dialog, controlled or uncontrolled. */
export interface OpenState {
  /** Whether it is open (controlled). @default uncontrolled */
  isOpen?: boolean | undefined;
  /** Whether it is initially open if uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it is closed by its button, by Escape or by a click outside. @default none */
  onClose?: (() => void) | undefined;
}

/** Ids that a dialog's content has to render. */
export interface DialogTools {
  /** Id of the heading. */
  readonly titleId: string;
  /** Id of the text that is announced when it opens. */
  readonly textId: string;
  close(): void;
}

export interface DialogFrameProps extends OpenState {
  kind: 'modal' | 'alert' | 'drawer';
  size?: 'sm' | 'md' | 'lg' | undefined;
  isDismissable?: boolean | undefined;
  isKeyboardDismissDisabled?: boolean | undefined;
  /**
   * Key of the dialog. A new key means another dialog in its place: focus is reset, and returns to
   * what opened the first on close.
   * opened the first. */
  contentKey?: string | undefined;
  /** Whether it opens with earlier input. @default false */
  hasTyped?: boolean | undefined;
  /** Whether there is a text besides the heading. */
  hasText: boolean;
  className?: string | undefined;
  children: (tools: DialogTools) => ReactNode;
}

// Closing is not animated, and does not wait for the opening animation: page and focus
// are restored at once.
const Backdrop = styled('div')(
  layered(
    () => `
  box-sizing: border-box;
  position: fixed;
  inset: 0;
  z-index: 9000;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  block-size: var(--visual-viewport-height, 100dvh);
  padding: var(--plinth-space-8) var(--plinth-space-4);
  background: var(--plinth-backdrop);
  animation: plinth-backdrop var(--plinth-duration-dialog) var(--plinth-ease);
  & > [data-slot='dialog-place'] { display: contents; }
  &[data-kind='drawer'] { place-items: stretch end; padding: 0; }
  ${mediaDown('sm')} {
    padding: var(--plinth-space-4);
    &[data-kind='modal'] { place-items: stretch; padding: 0; }
  }
  @keyframes plinth-backdrop {
    from { opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) { animation: none; }
  `,
  ),
);

const Panel = styled('section')(
  layered(
    () => `
  box-sizing: border-box;
  --dialog-gutter: var(--plinth-space-6);
  display: flex;
  flex-direction: column;
  inline-size: min(520px, 100%);
  max-block-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-lg);
  background: var(--plinth-surface-raised);
  box-shadow: var(--plinth-shadow);
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  outline: none;
  animation: plinth-dialog var(--plinth-duration-dialog) var(--plinth-ease);
  &[data-size='sm'] { inline-size: min(400px, 100%); }
  &[data-size='lg'] { inline-size: min(720px, 100%); }
  &[data-kind='alert'] { inline-size: min(440px, 100%); }
  /* Three buttons stand in a row. */
  &[data-kind='alert']:has(> footer > button:nth-of-type(3)) { inline-size: min(640px, 100%); }
  &[data-kind='drawer'] {
    --drawer-from: 100%;
    inline-size: min(420px, 100%);
    border-block: 0;
    border-inline-end: 0;
    border-radius: 0;
    animation-name: plinth-drawer;
  }
  &[data-kind='drawer']:dir(rtl) { --drawer-from: -100%; }
  ${mediaDown('sm')} {
    --dialog-gutter: var(--plinth-space-4);
    &[data-kind='modal'] { inline-size: 100%; border: 0; border-radius: 0; }
    &[data-kind='drawer'] { inline-size: 100%; border: 0; }
  }
  @keyframes plinth-dialog {
    from { opacity: 0; transform: translateY(12px) scale(0.985); }
  }
  @keyframes plinth-drawer {
    from { transform: translateX(var(--drawer-from)); }
  }
  @media (prefers-reduced-motion: reduce) { animation: none; }
  `,
  ),
);

type OpenDialogProps = Omit<DialogFrameProps, keyof OpenState> & {
  state: OverlayTriggerState;
  dialogRef: Ref<HTMLElement>;
};

/** The dialog element; remounted by its key, which resets the focus. */
function DialogPanel({
  kind,
  size,
  hasText,
  className,
  children,
  state,
  dialogRef,
}: OpenDialogProps) {
  const titleId = useId();
  const textId = useId();
  const panel = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(dialogRef, () => panel.current);
  const { dialogProps } = useDialog(
    {
      role: kind === 'alert' ? 'alertdialog' : 'dialog',
      'aria-labelledby': titleId,
      'aria-describedby': hasText ? textId : undefined,
    },
    panel,
  );
  return (
    <Panel
      {...dialogProps}
      ref={panel}
      className={className}
      data-slot={kind}
      data-kind={kind}
      data-size={size}
    >
      <DialogFocus dialog={panel}>{children({ titleId, textId, close: state.close })}</DialogFocus>
    </Panel>
  );
}

const loadQuestion = async () => (await import('./TypedQuestion')).TypedQuestion;

function OpenDialog({ contentKey, ...dialog }: OpenDialogProps) {
  const { kind, state: own, hasTyped = false } = dialog;
  const backdrop = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [typed] = useState(createTypedText);
  const [isNear, setNear] = useState(false);
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  const guard = useMemo(
    () => ({
      close(go: () => void) {
        if (hasTyped || typed.isMuch()) setWaiting({ go });
        else go();
      },
      holdTyped: typed.holdTyped,
    }),
    [typed, hasTyped],
  );
  // Escape, the close button and a click outside also ask for confirmation, as Cancel does.
  const state = { ...own, close: () => guard.close(own.close) };
  const { modalProps, underlayProps } = useModalOverlay(dialog, state, place);
  const Question = useLatePart(loadQuestion, {
    isNear: isNear || hasTyped,
    isWanted: waiting !== null,
    // If the confirmation cannot be loaded the dialog must still close.
    onFailure: () => waiting?.go(),
  });
  useViewportHeight(backdrop);
  return (
    <>
      <Overlay>
        <Backdrop
          {...underlayProps}
          ref={backdrop}
          data-slot="dialog-backdrop"
          data-kind={kind}
          // An alert may open above any dialog; without this mark an open dialog would
          // keep the focus inside itself.
          {...(kind === 'alert' && { 'data-react-aria-top-layer': '' })}
        >
          <Part
            as="div"
            {...modalProps}
            {...typed.handlers(() => setNear(true))}
            ref={place}
            data-slot="dialog-place"
          >
            <DialogCloseContext.Provider value={guard}>
              <DialogPanel key={contentKey} {...dialog} state={state} />
            </DialogCloseContext.Provider>
          </Part>
        </Backdrop>
      </Overlay>
      {Question && waiting && (
        <Question
          onStay={() => setWaiting(null)}
          onDiscard={() => {
            setWaiting(null);
            waiting.go();
          }}
        />
      )}
    </>
  );
}

/**
 * The base of all dialogs: above the page, which is inert meanwhile. Focus stays inside and returns
 * to what opened it. Usable during its opening animation.
 */
export const DialogFrame = forwardRef<HTMLElement, DialogFrameProps>(function DialogFrame(
  { isOpen, defaultOpen, onClose, ...dialog },
  ref,
) {
  const state = useOverlayTriggerState({
    isOpen,
    defaultOpen,
    onOpenChange(isStillOpen) {
      if (!isStillOpen) onClose?.();
    },
  });
  // Opened before the portal's container exists, the page would not become inert.
  if (!usePortalContainer() || !state.isOpen) return null;
  return (
    <OverlayEnvironment>
      <OpenDialog {...dialog} state={state} dialogRef={ref} />
    </OverlayEnvironment>
  );
});
