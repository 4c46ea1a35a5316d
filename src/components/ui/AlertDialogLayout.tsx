import { type ReactNode, useContext } from 'react';
import { uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from './Button';
import { NO_CLICK_YET } from './control-css';
import { DialogCloseContext } from './dialog-close';
import { DIALOG_BODY, DIALOG_HEADING, DialogFooter, useDialogBody } from './dialog-parts';
import { TONE_ICONS } from './icons';

interface AlertDialogLayoutProps {
  title: string;
  text: string;
  children?: ReactNode;
  hasField?: boolean | undefined;
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  confirmText: string;
  pendingText: string;
  isPending: boolean;
  isStoppable?: boolean | undefined;
  onConfirm: () => void;
  showCancel?: boolean | undefined;
  cancelText: string;
  otherAction?: ReactNode;
  onClose: () => void;
  titleId: string;
  textId: string;
}

const Body = styled('div')(
  layered(
    () => `
  ${DIALOG_BODY}
  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--plinth-space-1) 14px;
    padding: var(--plinth-space-6) var(--plinth-space-6) var(--plinth-space-5);
  }
  & [data-slot='alert-icon'] {
    box-sizing: border-box;
    grid-row: 1 / span 2;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border: 1px solid var(--plinth-info-border);
    border-radius: 50%;
    background: var(--plinth-info-soft);
    color: var(--plinth-info-text);
  }
  & [data-slot='alert-icon'] svg { inline-size: 18px; block-size: 18px; }
  &[data-tone='success'] [data-slot='alert-icon'] {
    border-color: var(--plinth-success-border);
    background: var(--plinth-success-soft);
    color: var(--plinth-success-text);
  }
  &[data-tone='warning'] [data-slot='alert-icon'] {
    border-color: var(--plinth-warning-border);
    background: var(--plinth-warning-soft);
    color: var(--plinth-warning-text);
  }
  &[data-tone='danger'] [data-slot='alert-icon'] {
    border-color: var(--plinth-danger-border);
    background: var(--plinth-danger-soft);
    color: var(--plinth-danger-text);
  }
  & h2 { ${DIALOG_HEADING} padding-block-start: 6px; }
  & p { margin: 0; color: var(--plinth-text-muted); white-space: pre-line; text-align: -webkit-match-parent; text-align: match-parent; }
  & [data-slot='alert-more'] { grid-column: 2; padding-block-start: var(--plinth-space-2); }
  & [data-slot='alert-more'] > :not(style) ~ :not(style, :empty) { margin-block-start: var(--plinth-space-4); }
  /* A phone has no space below the icon. */
  ${mediaDown('sm')} {
    & [data-slot='alert-icon'] { grid-row: 1; }
    & > div > :is(p, [data-slot='alert-more']) { grid-column: 1 / -1; }
  }
  `,
  ),
);

const Footer = styled(DialogFooter)(
  layered(
    () => `
  padding: 0 var(--plinth-space-6) var(--plinth-space-5);
  border: 0;
  /* Both labels share a grid cell, so that the button keeps its width. */
  & > [data-slot='alert-confirm'] > [data-slot='button-label'] { display: grid; }
  & > * > [data-slot='button-label'] > span { grid-area: 1 / 1; }
  & > * > [data-slot='button-label'] > [data-hidden] { visibility: hidden; }
  & > [data-slot='alert-confirm'][data-pending] > [data-slot='button-label'] { opacity: 1; }
  & > [data-slot='alert-confirm'] > [data-slot='button-spinner'] { display: none; }
  /* No click in the first 300 ms in which it is seen. Nothing listens to this animation, it moves
     nothing, and keys are not concerned; a host that forbids motion must not take it away. */
  & > [data-slot='alert-confirm'] {
    ${NO_CLICK_YET}
  }
  /* Of three, the confirm button has a row of its own. */
  ${mediaDown('sm')} {
    &:has(> button:nth-of-type(3)) > button { flex-basis: auto; }
    & > button:nth-of-type(3) { inline-size: 100%; }
  }
  `,
  ),
);

/** Icon, question and the buttons. */
export function AlertDialogLayout(props: AlertDialogLayoutProps) {
  const { tone = 'info', isPending, showCancel = true, hasField = false } = props;
  const t = useMessages(uiMessages);
  const dialog = useContext(DialogCloseContext);
  const { onClose } = props;
  const Icon = TONE_ICONS[tone];
  return (
    <>
      <Body {...useDialogBody(props.titleId)} data-tone={tone}>
        <div>
          <Part as="span" data-slot="alert-icon" aria-hidden>
            <Icon />
          </Part>
          <h2 id={props.titleId}>{props.title}</h2>
          <p id={props.textId} dir="auto">
            {props.text}
          </p>
          {props.children && (
            <Part as="div" data-slot="alert-more">
              {props.children}
            </Part>
          )}
        </div>
      </Body>
      <Footer data-slot="dialog-footer">
        {showCancel && (
          <Button
            // The harmless button is focused, in case of a hasty key press.
            autoFocus={!hasField}
            isDisabled={isPending && !props.isStoppable}
            disabledReason={t('pending')}
            // A running action is stopped without asking.
            onPress={() => (dialog && !isPending ? dialog.close(onClose) : onClose())}
          >
            {props.cancelText}
          </Button>
        )}
        {props.otherAction}
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          data-slot="alert-confirm"
          autoFocus={!showCancel && !hasField}
          isGuarded
          isPending={isPending}
          onPress={props.onConfirm}
        >
          <span data-hidden={isPending || undefined}>{props.confirmText}</span>
          <span data-hidden={!isPending || undefined}>{props.pendingText}</span>
        </Button>
      </Footer>
    </>
  );
}
