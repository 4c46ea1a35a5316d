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

/** Content of a dialog; a function is given what closes the dialog. */
type DialogContent = ReactNode | ((close: () => void) => ReactNode);

/** What `Modal` and `Drawer` have in common. */
export interface DialogProps extends OpenState {
  /** What it is about: its heading and its accessible name. */
  title: string;
  /** A sentence under the title; it is read when the dialog opens. @default none */
  description?: string | undefined;
  /**
   * What it holds; scrolls where it is long. The dialog itself takes the focus when it opens; give
   * one field `autoFocus` where typing is what it is for.
   */
  children?: DialogContent;
  /**
   * Its buttons, the main one last. One outside a form sends it by `type="submit"` and
   * `form="<its id>"`. @default none
   */
  footer?: DialogContent;
  /** Whether a press outside closes it. Not where something may have been typed. @default false */
  isDismissable?: boolean | undefined;
  /** Nothing but you closes it: for the moment in which something is saved. @default false */
  isCloseDisabled?: boolean | undefined;
  /**
   * Whether it opens with something that was typed before: closing it asks first, as it does once
   * much was typed in it. @default false
   */
  hasTyped?: boolean | undefined;
  /** A class of yours for the dialog. @default none */
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
  /* Level with the first line of the heading, however large a finger needs it. */
  & > button { margin-block: calc((24px - var(--plinth-control-sm)) / 2); }
  @media (pointer: coarse) {
    & > button { margin-block: calc((24px - var(--plinth-control-touch)) / 2); margin-inline-end: -8px; }
  }
  ${mediaDown('sm')} { padding-block: 14px 10px; }
  & > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & h2 { ${DIALOG_HEADING} }
  & p { margin: var(--plinth-space-1) 0 0; color: var(--plinth-text-muted); }
  /* A heading of many lines must leave room for what it heads. */
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

/** Heading with a button that closes, content that scrolls, buttons. */
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
