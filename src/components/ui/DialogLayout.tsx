import type { ReactNode } from 'react';
import { uiFeedbackMessages, uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import type { DialogTools, OpenState } from './DialogFrame';
import { DIALOG_BODY, DIALOG_HEADING, DialogFooter, useDialogBody } from './dialog-parts';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';

/** Content of a dialog; a function receives `close`. */
type DialogContent = ReactNode | ((close: () => void) => ReactNode);

/** Props shared by `Modal` and `Drawer`. */
export interface DialogProps extends OpenState {
  /** The heading, which is also the accessible name. */
  title: string;
  /** A sentence below the title, announced when the dialog opens. @default none */
  description?: string | undefined;
  /**
   * The scrollable content. The dialog itself is focused when it opens; use `autoFocus` on a field
   * if the dialog is mainly for typing.
   */
  children?: DialogContent;
  /**
   * Its buttons, the main one last. Outside a form, submit with `type="submit"` and `form="<form
   * id>"`. @default none
   */
  footer?: DialogContent;
  /** Whether a click outside closes it. Avoid it for dialogs with input. @default false */
  isDismissable?: boolean | undefined;
  /** Whether the user cannot close it, for example while saving. @default false */
  isCloseDisabled?: boolean | undefined;
  /** Whether it opens with earlier input: closing asks first. @default false */
  hasTyped?: boolean | undefined;
  /** A class on the dialog. @default none */
  className?: string | undefined;
}

type DialogLayoutProps = Omit<DialogProps, keyof OpenState | 'className'> & DialogTools;

const Header = styled('header')(
  layered(
    () => `
  display: flex;
  align-items: flex-start;
  gap: var(--plinth-space-3);
  padding-block: 18px 14px;
  padding-inline: var(--dialog-gutter) var(--plinth-space-4);
  /* Aligned with the heading's first line at any touch size. */
  & > button { margin-block: calc((24px - var(--plinth-control-sm)) / 2); }
  @media (pointer: coarse) {
    & > button { margin-block: calc((24px - var(--plinth-control-touch)) / 2); margin-inline-end: -8px; }
  }
  ${mediaDown('sm')} { padding-block: 14px 10px; }
  & > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & h2 { ${DIALOG_HEADING} }
  & p { margin: var(--plinth-space-1) 0 0; color: var(--plinth-text-muted); }
  /* A long heading must leave space for the content. */
  max-block-size: 40%;
  box-sizing: content-box;
  overflow: auto;
  flex: none;
  `,
  ),
);

const Body = styled('div')(
  layered(
    () => `
  ${DIALOG_BODY}
  & > div { padding: var(--plinth-space-1) var(--dialog-gutter) var(--plinth-space-6); }
  &[data-scrollable] { border-block-start: 1px solid var(--plinth-border); }
  &[data-scrollable] > div { padding-block-start: var(--plinth-space-4); }
  `,
  ),
);

const filled = (content: DialogContent, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

/** Heading with a close button, scrolling content, and buttons. */
export function DialogLayout(props: DialogLayoutProps) {
  const { title, description, children, footer, isCloseDisabled = false, close } = props;
  const t = useMessages(uiFeedbackMessages);
  const base = useMessages(uiMessages);
  return (
    <>
      <Header data-slot="dialog-header">
        <div>
          <h2 id={props.titleId}>{title}</h2>
          {description && <p id={props.textId}>{description}</p>}
        </div>
        <IconButton
          size="sm"
          label={t('close')}
          onPress={close}
          isDisabled={isCloseDisabled}
          disabledReason={base('pending')}
        >
          <CloseIcon aria-hidden />
        </IconButton>
      </Header>
      <Body {...useDialogBody(props.titleId)}>
        <div>{filled(children, close)}</div>
      </Body>
      {footer && <DialogFooter data-slot="dialog-footer">{filled(footer, close)}</DialogFooter>}
    </>
  );
}
