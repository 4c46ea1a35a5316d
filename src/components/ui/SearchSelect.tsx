import { useId } from 'react';
import { Button as AriaButton, Label, ListBox, SelectValue } from 'react-aria-components';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FieldTexts } from './FieldTexts';
import { ChevronDownIcon } from './icons';
import { OverlayEnvironment } from './OverlayEnvironment';
import { type SelectItem, selectItem } from './Select';
import { type OwnSearch, SelectSearch } from './SelectSearch';
import { SelectRoot, SelectSurface } from './select-css';

export interface SearchSelectProps extends OwnSearch {
  /** The visible label. */
  label: string;
  /** Search results, with unique ids. */
  items: readonly SelectItem[];
  /** Id of the selected item, which may be missing from the results. */
  value: string;
  /** Label of the selected item. */
  valueText: string;
  /** Called with the id of the selected item. */
  onChange: (id: string) => void;
  /** Whether results are loading. @default false */
  isBusy?: boolean | undefined;
  /** A note below the results, announced: nothing was found, or there are more. @default none */
  note?: string | undefined;
  /** Help text for the field. @default none */
  description?: string | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
}

const Root = styled(SelectRoot)(
  layered(`& [data-slot='select-value'][data-placeholder] { color: inherit; }`),
);

const Surface = styled(SelectSurface)(
  layered(
    () => `
  flex-direction: column;
  & [data-slot='select-list'] { min-block-size: 0; }
  & [data-slot='select-list'][aria-busy='true'] { opacity: 0.6; }
  & > p {
    margin: 0;
    padding: 6px 14px 10px;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
    overflow-wrap: anywhere;
  }
  & > p:empty { display: none; }
  `,
  ),
);

/**
 * A select with a search of its own, which you implement, for example on a server. Typing searches,
 * arrow keys move through the results, Enter selects, Escape closes.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, items, value, valueText, onChange, isBusy = false, description } = props;
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <OverlayEnvironment>
      <Root
        data-slot="select"
        data-size="md"
        aria-describedby={descriptionId}
        isDisabled={props.isDisabled ?? false}
        value={value}
        onChange={(key) => key !== null && onChange(String(key))}
        onOpenChange={(isOpen) => !isOpen && props.onSearchTextChange('')}
      >
        <Part as={Label} data-slot="select-label">
          {label}
        </Part>
        <Part as={AriaButton} data-slot="select-trigger" className="">
          {/* The selected item may be missing from the results. */}
          <Part as={SelectValue} data-slot="select-value" className="">
            {() => <bdi>{valueText}</bdi>}
          </Part>
          <ChevronDownIcon aria-hidden />
        </Part>
        <FieldTexts description={description} descriptionId={descriptionId} errorId={undefined} />
        <Surface data-slot="select-surface" offset={6}>
          <SelectSearch label={label} search={props}>
            <Part as={ListBox} data-slot="select-list" aria-busy={isBusy} className="">
              {items.map(selectItem)}
            </Part>
          </SelectSearch>
          <p role="status">{props.note}</p>
        </Surface>
      </Root>
    </OverlayEnvironment>
  );
}
