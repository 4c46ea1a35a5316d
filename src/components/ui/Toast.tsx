import { uiFeedbackMessages, uiToastsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { CloseIcon, TONE_ICONS } from './icons';
import { VisuallyHidden } from './VisuallyHidden';

/** A short message that does not block the user. */
export interface ToastItem {
  /** Unique id; never reused. */
  readonly id: string;
  /** Tone of the toast; its text has to carry the meaning too. */
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  /** What happened, in a few words. */
  readonly title: string;
  /** Details of the message. @default none */
  readonly text?: string | undefined;
  /** An action, such as "Undo". It does not dismiss the toast. @default none */
  readonly action?:
    | {
        /** Label of the button. */
        readonly label: string;
        /** Called when the button is pressed. */
        readonly onPress: () => void;
      }
    | undefined;
}

/** CSS of toasts, included once by their region. */
export const TOAST = `
  & [data-slot='toast'] {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) auto;
    gap: 0 10px;
    padding-block: var(--plinth-space-3);
    padding-inline: 14px 10px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface-raised);
    box-shadow: var(--plinth-shadow);
    animation: plinth-toast var(--plinth-duration-slow) var(--plinth-ease);
  }
  & [data-slot='toast'] > svg {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
    color: var(--plinth-info-text);
  }
  & [data-slot='toast'][data-tone='success'] > svg { color: var(--plinth-success-text); }
  & [data-slot='toast'][data-tone='warning'] > svg { color: var(--plinth-warning-text); }
  & [data-slot='toast'][data-tone='danger'] > svg { color: var(--plinth-danger-text); }
  & [data-slot='toast'][data-tone='danger'] { border-color: var(--plinth-danger-border); }
  & [data-slot='toast-text'] { min-inline-size: 0; overflow-wrap: anywhere; }
  & [data-slot='toast-text'] > strong { display: block; font-weight: 600; }
  & [data-slot='toast-text'] > p { margin: 2px 0 0; color: var(--plinth-text-muted); white-space: pre-line; }
  & [data-slot='toast-text'] > button { margin-block-start: 10px; }
  & [data-slot='toast-dismiss'] { align-self: start; margin-block: -4px; }
  @keyframes plinth-toast {
    from { opacity: 0; transform: translateY(8px); }
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-slot='toast'] { animation: none; }
  }
`;

interface ToastProps {
  toast: ToastItem;
  onDismiss: (id: string) => void;
}

/** A message of a `ToastRegion`. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { id, tone, title, text, action } = toast;
  const t = useMessages(uiFeedbackMessages);
  const tToasts = useMessages(uiToastsMessages);
  const Icon = TONE_ICONS[tone];
  return (
    <Part as="li" data-slot="toast" data-tone={tone} data-toast-id={id}>
      <Icon aria-hidden />
      <Part as="div" data-slot="toast-text">
        <VisuallyHidden>{`${t(tone)}: `}</VisuallyHidden>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {action && (
          <Button size="sm" onPress={action.onPress}>
            {action.label}
          </Button>
        )}
      </Part>
      <IconButton
        data-slot="toast-dismiss"
        size="sm"
        label={tToasts('dismissToast', { title })}
        onPress={() => onDismiss(id)}
      >
        <CloseIcon aria-hidden />
      </IconButton>
    </Part>
  );
}
