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

/** Up to here all items are drawn when the list opens. */
const DRAW_ALL_UP_TO = 100;
/** About the height of an item and of a section's title, in pixels; they are measured when drawn. */
const LAYOUT = { estimatedRowSize: 32, estimatedHeadingSize: 24 } as const;

function countItems(parts: readonly (SelectItem | SelectSection)[]): number {
  return parts.reduce((sum, part) => sum + ('items' in part ? part.items.length : 1), 0);
}

/** One of the things to choose from. */
export interface SelectItem {
  /** What `value` and `onChange` speak of, and what a form sends. */
  id: string;
  /** What it is called; typing its beginning goes to it. */
  label: string;
  /** A second line, heard as the end of the name; the reason, where it is disabled. @default none */
  description?: string | undefined;
  /** It cannot be chosen. @default false */
  isDisabled?: boolean | undefined;
}

/** Things that belong together, under a title. */
export interface SelectSection {
  /** Its heading. */
  title: string;
  /** Its choices. */
  items: readonly SelectItem[];
}

/** Props of {@link Select}. */
export interface SelectProps {
  /** The name of the field, always visible. */
  label: string;
  /** What there is to choose from: items, or sections of them. Each `id` once. */
  items: readonly (SelectItem | SelectSection)[];
  /** Id of the chosen item when you hold it; null for none. @default it holds it itself */
  value?: string | null | undefined;
  /** What is chosen at the start when it holds it itself. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the id of the item that was chosen. */
  onChange?: ((id: string | null) => void) | undefined;
  /** What it shows while nothing is chosen. @default 'Choose' in the reader's language */
  placeholder?: string | undefined;
  /** A sentence that helps to choose. @default none */
  description?: string | undefined;
  /** What is wrong with the choice; '' or nothing when all is well. @default none */
  errorText?: string | undefined;
  /** The name under which a form sends the chosen id. @default it is not sent */
  name?: string | undefined;
  /** Id of the form it belongs to, where it is not inside of it. @default the form around it */
  form?: string | undefined;
  /** For the browser to fill it in, `country` for example. @default none */
  autoComplete?: string | undefined;
  /** Says that one must be chosen; put `noValidate` on the form to say so in your own words. @default false */
  isRequired?: boolean | undefined;
  /** It cannot be opened. @default false */
  isDisabled?: boolean | undefined;
  /** 28, 36 or 44 pixels high. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Whether the list is open, when you hold it. @default it holds it itself */
  isOpen?: boolean | undefined;
  /** Called when the list opens and closes, with whether it is open. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Called when the focus leaves the button and its list. */
  onBlur?: (() => void) | undefined;
  /** A class of yours for the field's frame. @default none */
  className?: string | undefined;
}

/** An item in the list of a field. */
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
 * One of several, chosen from a list that opens over the page. Arrows, Enter and Space open it,
 * typing goes to an item, Escape closes it. More than twenty items have a search over them; of more
 * than a hundred only those on screen are drawn. The ref is the button.
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
  const shown = isLong ? (
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
          {count > SEARCH_FROM ? <SelectSearch label={label}>{shown}</SelectSearch> : shown}
        </SelectSurface>
      </SelectRoot>
    </OverlayEnvironment>
  );
});
