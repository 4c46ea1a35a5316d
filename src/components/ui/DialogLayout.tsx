import { type ReactNode, useRef } from 'react';
import { uiMessages } from '../../messages/en/ui';
import { uiFeedbackMessages } from '../../messages/en/ui-feedback';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from './control-css';
import type { OpenState } from './DialogFrame';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';
import { useOverflow } from './useOverflow';

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
  /** A class of yours for the dialog. @default none */
  className?: string | undefined;
}

interface DialogLayoutProps extends Omit<DialogProps, keyof OpenState | 'className'> {
  titleId: string;
  textId: string;
  close: () => void;
}

const Header = /* @__PURE__ */ styled(
  'header',
  `
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding-block: 18px 14px;
  padding-inline: 24px 16px;
  & > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & h2 {
    margin: 0;
    font-size: var(--plinth-font-size-lg);
    font-weight: 600;
    line-height: 24px;
    letter-spacing: -0.01em;
  }
  & p { margin: 4px 0 0; color: var(--plinth-text-muted); }
  /* A heading of many lines must leave room for what it heads. */
  max-block-size: 40%;
  overflow: auto;
  flex: none;
  `,
);

const Body = /* @__PURE__ */ styled(
  'div',
  () => `
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  &:focus-visible { ${FOCUS_RING} outline-offset: -2px; }
  & > div { padding: 4px 24px 24px; }
  &[data-scrollable] { border-block-start: 1px solid var(--plinth-border); }
  &[data-scrollable] > div { padding-block-start: 16px; }
  `,
);

const Footer = /* @__PURE__ */ styled(
  'footer',
  () => `
  flex: none;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px;
  border-block-start: 1px solid var(--plinth-border);
  ${mediaDown('sm')} {
    & > button { flex: 1 1 auto; }
  }
  `,
);

const filled = (content: DialogContent, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

/** Heading with a button that closes, content that scrolls, buttons. */
export function DialogLayout(props: DialogLayoutProps) {
  const { title, description, children, footer, isCloseDisabled = false, close } = props;
  const t = useMessages(uiFeedbackMessages);
  const base = useMessages(uiMessages);
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(body);
  const reach = isScrollable && {
    tabIndex: 0,
    role: 'group',
    'aria-labelledby': props.titleId,
    'data-scrollable': '',
  };
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
      <Body ref={body} data-slot="dialog-body" {...reach}>
        <div>{filled(children, close)}</div>
      </Body>
      {footer && <Footer data-slot="dialog-footer">{filled(footer, close)}</Footer>}
    </>
  );
}
