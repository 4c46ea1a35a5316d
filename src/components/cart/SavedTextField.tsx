import { uiFormsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { TextField, type TextFieldProps } from '../ui/TextField';
import { useDraft } from '../ui/useDraft';

/** Props of {@link SavedTextField}: those of a text field, whose text is saved when it is left. */
export interface SavedTextFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** What is saved; null for nothing. */
  saved: string | null;
  /** Called with what is to be saved, when the field is left or Enter pressed; null for nothing. */
  onSave: (text: string | null) => void;
  /** How many characters can be saved: more are kept as they were typed, and refused. @default any */
  maxLength?: number | undefined;
  /** Why a text cannot be saved, as a sentence. @default every text can */
  refuse?: ((text: string) => string | undefined) | undefined;
}

const toSave = (typed: string) => typed.trim() || null;

/** A text that is saved when its field is left. What could not be saved stays as it was typed. */
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
    // After a failure also what is saved already: that ends its error.
    if ((next !== saved || errorText) && !refusal) onSave(next);
  }

  return (
    <TextField
      autoComplete="off"
      {...field}
      value={text}
      // What is too long is said while it is typed: said when the field is left, it would move the
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
