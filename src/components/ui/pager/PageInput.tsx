import { type KeyboardEvent, useId } from 'react';
import { parsePageNumber } from '../../../domain/text/digits';
import { uiDataMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Part } from '../../../theme/Part';
import { keysForPage } from '../keys-for-page';
import { useDraft } from '../useDraft';

export interface PageInputProps {
  /** The current page. */
  page: number;
  /** The last page that can be requested. */
  lastPage: number;
  /** The sentence around the input, with `place` as its placeholder. */
  text: string;
  place: string;
  /** Called with an integer from 1 to `lastPage` other than the current page. */
  onCommit: (page: number) => void;
}

/**
 * Jumps to a page by number. Enter and blur commit; an invalid number is marked, and reset on blur
 * (specification §5).
 */
export function PageInput({ page, lastPage, text, place, onCommit }: PageInputProps) {
  const t = useMessages(uiDataMessages);
  const id = useId();
  const { text: draft, type, drop } = useDraft(page, () => false);
  const [before, after] = text.split(place);
  const typed = draft === null ? page : parsePageNumber(draft, lastPage);

  function commit(): void {
    drop();
    if (typed !== null && typed !== page) onCommit(typed);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      // Keeps an outer form from submitting.
      event.preventDefault();
      if (typed !== null) commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      drop();
    }
  }

  return (
    <Part as="span" data-slot="pager-page">
      <span id={`${id}-before`}>{before}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        aria-labelledby={`${id}-before ${id}-after`}
        aria-describedby={`${id}-help`}
        aria-invalid={(typed === null && draft?.trim() !== '') || undefined}
        value={draft ?? page}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keysForPage(handleKeyDown)}
        onBlur={commit}
      />
      <span id={`${id}-after`}>{after}</span>
      <span hidden id={`${id}-help`}>
        {t('pageHelp', { last: lastPage })}
      </span>
    </Part>
  );
}
