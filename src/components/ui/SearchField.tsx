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

/** Props of {@link SearchField}: those of a text field but for what it decides itself. */
export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'startSlot' | 'endSlot' | 'notice'> {
  /** Only screen readers hear the label: where a page shows by its place what is searched. @default false */
  isLabelHidden?: boolean | undefined;
  /**
   * What comes and goes while one types, such as 'Minimum 4 characters required'. It is announced,
   * politely. @default none
   */
  hint?: string | undefined;
  /** While results are on their way: the icon turns. The list says what was found. @default false */
  isBusy?: boolean | undefined;
}

const Root = styled(TextField)(
  layered(`
  & input { text-overflow: ellipsis; }
  & input::-webkit-search-cancel-button { display: none; }
  /* Nothing to clear. The input itself is asked, controlled or not. */
  & input:placeholder-shown ~ [data-slot='field-end'] { visibility: hidden; }
  /* The edge of the field is its edge too. */
  & [data-slot='field-end'] > button { margin-block: -1px; }
  /* It lies over what follows, which keeps its place. */
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
 * A native search field. Escape and a button clear it; an Escape with nothing to clear goes on, so
 * that it closes a dialog around it. It emits every key at once,
 * and what an input method composes when it is complete: a debounce is the caller's.
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
      // Without a placeholder the browser could not match an empty field.
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
