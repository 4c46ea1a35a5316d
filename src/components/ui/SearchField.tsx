import { forwardRef, type KeyboardEvent, useId, useImperativeHandle, useRef } from 'react';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { VISUALLY_HIDDEN } from './control-css';
import { idList } from './field-ids';
import { IconButton } from './IconButton';
import { CloseIcon, SearchIcon } from './icons';
import { Spinner } from './Spinner';
import { TextField, type TextFieldProps } from './TextField';
import { useComposed } from './useComposed';

/** Props of {@link SearchField}: those of a text field, without those it sets itself. */
export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'startSlot' | 'endSlot' | 'notice'> {
  /** Hides the label visually, if the place of the field makes its purpose clear. @default false */
  isLabelHidden?: boolean | undefined;
  /** A hint such as 'Minimum 4 characters required', announced politely. @default none */
  hint?: string | undefined;
  /** Whether results are loading: the icon spins. The list announces the results. @default false */
  isBusy?: boolean | undefined;
}

const Root = styled(TextField)(
  layered(`
  & input { text-overflow: ellipsis; }
  & input::-webkit-search-cancel-button { display: none; }
  /* Nothing to clear. Tests the input itself, controlled or not. */
  & input:placeholder-shown ~ [data-slot='field-end'] { visibility: hidden; }
  /* Flush with the field's border. */
  & [data-slot='field-end'] > button { margin-block: -1px; }
  /* Overlays the following content, which does not move. */
  position: relative;
  & [data-slot='field-notice'] {
    position: absolute;
    inset-block-start: 100%;
    background: var(--plinth-surface);
  }
  `),
);

const Unlabelled = styled(Root)(layered(() => `& > label { ${VISUALLY_HIDDEN} }`));

/**
 * A native search field. Escape and a button clear it; Escape in an empty field propagates, so that
 * it closes a surrounding dialog. It emits every keystroke immediately, and composed text when the
 * composition ends: debounce it yourself.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { isLabelHidden = false, hint, isBusy = false, onKeyDown, ...props },
  ref,
) {
  const field = useComposed(props);
  const t = useMessages(uiDataMessages);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const Field = isLabelHidden ? Unlabelled : Root;
  const isFixed = field.isDisabled || field.readOnly;

  function clear(): void {
    if (field.value === undefined && input.current) input.current.value = '';
    props.onChange?.('');
    input.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || isFixed || !event.currentTarget.value) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  return (
    <Field
      data-slot="search-field"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      {...field}
      // The CSS matches an empty field by `:placeholder-shown`, which needs a placeholder.
      placeholder={field.placeholder || ' '}
      ref={input}
      type="search"
      aria-describedby={idList(hint && hintId, field['aria-describedby'])}
      onKeyDown={handleKeyDown}
      startSlot={isBusy ? <Spinner /> : <SearchIcon aria-hidden />}
      endSlot={
        isFixed ? undefined : (
          <IconButton size="sm" label={t('clearSearch')} onPress={clear}>
            <CloseIcon aria-hidden />
          </IconButton>
        )
      }
      notice={
        <Part as="div" role="status" data-slot="field-notice" id={hintId}>
          {hint}
        </Part>
      }
    />
  );
});
