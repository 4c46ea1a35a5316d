import type { ReactNode } from 'react';
import {
  Input as AriaInput,
  SearchField as AriaSearchField,
  Autocomplete,
  useFilter,
} from 'react-aria-components';
import { SEARCH_MAX_LENGTH } from '../../domain/list-query';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';

const Root = styled('div')(
  layered(`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  & [data-slot='select-search'] { padding: 5px; border-block-end: 1px solid var(--plinth-border); }
  & input {
    appearance: none;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 32px;
    margin: 0;
    padding-block: 5px;
    padding-inline: 9px;
    border: 1px solid var(--plinth-border-control);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface);
    color: var(--plinth-text);
    font: inherit;
    outline: none;
  }
  & input::placeholder { color: var(--plinth-text-muted); opacity: 1; }
  & input::-webkit-search-cancel-button { display: none; }
  & input:focus-visible {
    border-color: var(--plinth-focus-ring);
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  @media (pointer: coarse) {
    & input { min-block-size: var(--plinth-control-touch); font-size: 16px; }
  }
  `),
);

/** Lists longer than this have a search field. */
export const SEARCH_FROM = 20;

/** A search implemented by the caller, for example on a server. */
export interface OwnSearch {
  /** Label of the search field. */
  readonly searchLabel: string;
  /** Text of the search field. */
  readonly searchText: string;
  /** Called with the new text on each change, and with '' when the list closes. */
  readonly onSearchTextChange: (text: string) => void;
}

/** A search field for the items of a list; ignores case and accents. */
export function SelectSearch({
  label,
  search,
  children,
}: {
  label: string;
  /** A custom search. @default filters the items */
  search?: OwnSearch | undefined;
  children: ReactNode;
}) {
  const t = useMessages(uiDataMessages);
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  return (
    <Root>
      <Autocomplete
        {...(search
          ? { inputValue: search.searchText, onInputChange: search.onSearchTextChange }
          : { filter: contains })}
      >
        <Part
          as={AriaSearchField}
          data-slot="select-search"
          className=""
          autoFocus
          aria-label={search?.searchLabel ?? `${t('searchChoices')} · ${label}`}
        >
          <AriaInput
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={search?.searchLabel ?? t('searchChoices')}
          />
        </Part>
        {children}
      </Autocomplete>
    </Root>
  );
}
