import { forwardRef, type ReactNode, useId } from 'react';
import {
  Button as AriaButton,
  Header,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ListLayout,
  SelectValue,
  Virtualizer,
} from 'react-aria-components';
import { uiDataMessages, uiListMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { FieldTexts } from './FieldTexts';
import { CheckIcon, ChevronDownIcon } from './icons';
import { OverlayEnvironment } from './OverlayEnvironment';
import { SEARCH_FROM, SelectSearch } from './SelectSearch';
import { SelectRoot, SelectSurface } from './select-css';

/** Up to this count all items render when the list opens. */
const DRAW_ALL_UP_TO = 100;
/** Estimated height of an item and of a section's title, in pixels; measured when rendered. */
const LAYOUT = { estimatedRowSize: 32, estimatedHeadingSize: 24 } as const;

function countItems(parts: readonly (SelectItem | SelectSection)[]): number {
  return parts.reduce((sum, part) => sum + ('items' in part ? part.items.length : 1), 0);
}

/** An item of a select. */
export interface SelectItem {
  /** Id for `value` and `onChange`; the value that a form submits. */
  id: string;
  /** Label of the item, which type-ahead matches. */
  label: string;
  /** A second line, part of the accessible name; the reason if disabled. @default none */
  description?: string | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
}

/** A titled group of items. */
export interface SelectSection {
  /** Title of the section. */
  title: string;
  /** Items of the section. */
  items: readonly SelectItem[];
}

/** Props of {@link Select}. */
export interface SelectProps {
  /** The visible label. */
  label: string;
  /** Items, or sections of items, with unique ids. */
  items: readonly (SelectItem | SelectSection)[];
  /** Id of the selected item, null if none (controlled). @default uncontrolled */
  value?: string | null | undefined;
  /** Initial value if uncontrolled. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the id of the selected item. */
  onChange?: ((id: string | null) => void) | undefined;
  /** Text shown while nothing is selected. @default 'Choose' in the reader's language */
  placeholder?: string | undefined;
  /** Help text for the field. @default none */
  description?: string | undefined;
  /** Error message; '' or undefined if valid. @default none */
  errorText?: string | undefined;
  /** Name of the field when a form submits the selected id. @default not submitted */
  name?: string | undefined;
  /** Id of the form, if the field is outside of it. @default the enclosing form */
  form?: string | undefined;
  /** Autofill type, for example `country`. @default none */
  autoComplete?: string | undefined;
  /** Whether it is required. Set `noValidate` on the form to show your own error. @default false */
  isRequired?: boolean | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
  /** 28, 36 or 44 pixels high. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Whether the list is open (controlled). @default uncontrolled */
  isOpen?: boolean | undefined;
  /** Called with the new state when the list opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Called when the focus leaves the button and its list. */
  onBlur?: (() => void) | undefined;
  /** A class on the field's root. @default none */
  className?: string | undefined;
}

/** An item of a field's list. */
export function selectItem({ id, label, description, isDisabled }: SelectItem): ReactNode {
  return (
    <Part
      as={ListBoxItem}
      key={id}
      id={id}
      data-slot="select-item"
      textValue={label}
      isDisabled={isDisabled ?? false}
    >
      <Part as="span" data-slot="select-item-label">
        {label}
      </Part>
      {description && (
        <Part as="span" data-slot="select-item-text">
          {description}
        </Part>
      )}
      <CheckIcon aria-hidden />
    </Part>
  );
}

function renderPart(part: SelectItem | SelectSection): ReactNode {
  if (!('items' in part)) return selectItem(part);
  return (
    <Part as={ListBoxSection} key={`section ${part.title}`} data-slot="select-section">
      <Part as={Header} data-slot="select-section-title">
        {part.title}
      </Part>
      {part.items.map(selectItem)}
    </Part>
  );
}

/**
 * Selects one item from a list in a popover. Arrow keys, Enter and Space open it, typing jumps to
 * an item, Escape closes it. With more than twenty items it has a search field; with more than a
 * hundred it renders only the visible ones. The ref is the button.
 */
export const Select = forwardRef<HTMLButtonElement, SelectProps>(function Select(
  { label, items, onChange, placeholder, description, errorText, size = 'md', ...aria },
  ref,
) {
  const t = useMessages(uiDataMessages);
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = errorText ? `${id}-error` : undefined;
  const count = countItems(items);
  const isLong = count > DRAW_ALL_UP_TO;
  const tList = useMessages(uiListMessages);
  const list = (
    <Part
      as={ListBox}
      data-slot="select-list"
      data-windowed={isLong ? '' : undefined}
      className=""
      renderEmptyState={() => <span data-none="">{tList('nothingMatches')}</span>}
    >
      {items.map(renderPart)}
    </Part>
  );
  const listbox = isLong ? (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      {list}
    </Virtualizer>
  ) : (
    list
  );

  return (
    <OverlayEnvironment>
      <SelectRoot
        {...aria}
        className={aria.className ?? ''}
        data-slot="select"
        data-size={size}
        aria-describedby={[errorId, descriptionId].filter(Boolean).join(' ')}
        isInvalid={Boolean(errorText)}
        placeholder={placeholder ?? t('choose')}
        onChange={onChange && ((key) => onChange(key === null ? null : String(key)))}
      >
        <Part as={Label} data-slot="select-label">
          {label}
        </Part>
        <Part as={AriaButton} ref={ref} data-slot="select-trigger" className="">
          <Part as={SelectValue} data-slot="select-value" className="">
            {({ isPlaceholder, selectedText, defaultChildren }) => (
              <span>{isPlaceholder ? defaultChildren : selectedText}</span>
            )}
          </Part>
          <ChevronDownIcon aria-hidden />
        </Part>
        <FieldTexts {...{ description, errorText, descriptionId, errorId }} />
        <SelectSurface data-slot="select-surface" offset={6}>
          {count > SEARCH_FROM ? <SelectSearch label={label}>{listbox}</SelectSearch> : listbox}
        </SelectSurface>
      </SelectRoot>
    </OverlayEnvironment>
  );
});
