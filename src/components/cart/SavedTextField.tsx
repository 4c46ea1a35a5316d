import { uiFormsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { TextField, type TextFieldProps } from '../ui/TextField';
import { useDraft } from '../ui/useDraft';

/** Props of {@link SavedTextField}: those of a text field that saves on blur. */
export interface SavedTextFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** The saved value; null if empty. */
  saved: string | null;
  /** Called with the text on blur or Enter; null if empty. */
  onSave: (text: string | null) => void;
  /** Maximum number of characters; a longer text stays with an error. @default no limit */
  maxLength?: number | undefined;
  /** Returns why a text cannot be saved, as a sentence. @default every text is accepted */
  refuse?: ((text: string) => string | undefined) | undefined;
}

const toSave = (typed: string) => typed.trim() || null;

/** A text field that saves on blur. Text that could not be saved stays in the field. */
export function SavedTextField({
  saved,
  onSave,
  maxLength = Number.POSITIVE_INFINITY,
  refuse,
  errorText,
  ...field
}: SavedTextFieldProps) {
  const t = useMessages(uiFormsMessages);
  const draft = useDraft(saved, (typed) => toSave(typed) === saved, Boolean(errorText));
  const text = draft.text ?? saved ?? '';
  const next = toSave(text);
  const isTooLong = next !== null && next.length > maxLength;
  const refusal = isTooLong ? t('tooLong', { max: maxLength }) : next ? refuse?.(next) : undefined;

  function save(): void {
    if (draft.text === null) return;
    draft.leave(refusal ? undefined : (next ?? ''));
    // After a failure also save an unchanged value: it clears the error.
    if ((next !== saved || errorText) && !refusal) onSave(next);
  }

  return (
    <TextField
      autoComplete="off"
      {...field}
      value={text}
      // The length error shows while typing. Shown on blur, it would move the
      // button that is being pressed, and the press would be lost.
      errorText={errorText || (draft.isLeft || isTooLong ? refusal : undefined)}
      onChange={draft.type}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key !== 'Escape' || draft.text === null) return;
        event.stopPropagation();
        draft.drop();
      }}
    />
  );
}
