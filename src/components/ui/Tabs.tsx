import { forwardRef, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { isSafeHref } from '../../domain/text/safe-href';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { follow, staysHere } from './follow-link';
import { useNavigate } from './NavigationProvider';
import { TabContent } from './tabs/TabContent';
import { TABS } from './tabs/tabs-css';
import { useTabRow } from './tabs/useTabRow';

/** One tab and what it shows. */
export interface TabItem {
  /** Tells it from the other tabs. */
  readonly id: string;
  /** What the tab is called. */
  readonly label: string;
  /** Decoration before the label. @default none */
  readonly icon?: ReactNode;
  /** A number or a `Badge` after the label; part of its name. @default none */
  readonly end?: ReactNode;
  /** It cannot be selected. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Makes it a link that the application follows; what it shows is then yours to choose by the
   * address, through `selectedKey`. @default none */
  readonly href?: string | undefined;
  /** What it shows; rendered only while it is selected. */
  readonly content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** What the row of tabs is called. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem[];
  /** The id of the selected tab, when you hold it. @default it holds it itself */
  selectedKey?: string | undefined;
  /** The id of the tab that is selected at first. @default the first that is not disabled */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the tab that the user selects. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /**
   * Whether the arrow keys select (`automatic`) or only move, and Enter or Space selects.
   * @default 'automatic', or 'manual' where a tab is a link
   */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /** A class of your own on the root. */
  className?: string | undefined;
}

const Root = styled('div')(layered(TABS));

const canOpen = ({ isDisabled = false, href }: TabItem) =>
  !isDisabled && (href === undefined || isSafeHref(href));

/** Views of one thing beside each other. Arrows, Home and End move; a row too long scrolls. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  {
    label,
    items,
    selectedKey,
    defaultSelectedKey,
    onSelectionChange,
    keyboardActivation,
    className,
  },
  ref,
) {
  const id = useId();
  const navigate = useNavigate();
  const [own, setOwn] = useState(defaultSelectedKey);
  const isLink = ({ href }: TabItem) => href !== undefined;
  const activation = keyboardActivation ?? (items.some(isLink) ? 'manual' : 'automatic');
  const selected = items.find((item) => item.id === (selectedKey ?? own)) ?? items.find(canOpen);

  function select(key: string): void {
    if (key === selected?.id) return;
    setOwn(key);
    onSelectionChange?.(key);
  }

  const { stop, row } = useTabRow(selected?.id, items.length, (key) => {
    if (activation === 'automatic') select(key);
  });

  function press(event: MouseEvent<HTMLElement>, item: TabItem): void {
    if (!canOpen(item)) return;
    // Not every browser focuses what is pressed.
    event.currentTarget.focus();
    const link = event.currentTarget as HTMLAnchorElement;
    if (item.href === undefined) select(item.id);
    else if (staysHere(event, link)) follow(event, link, navigate);
  }

  return (
    <Root ref={ref} data-slot="tabs" className={className}>
      <Part as="div" {...row} role="tablist" data-slot="tab-list" aria-label={label}>
        {items.map((item) => {
          const isOpen = canOpen(item);
          const isSelected = item === selected;
          const tab = {
            id: `${id}-tab-${item.id}`,
            role: 'tab',
            'data-slot': 'tab',
            'data-tab': item.id,
            'data-selected': isSelected ? '' : undefined,
            'data-disabled': isOpen ? undefined : '',
            'aria-selected': isSelected,
            'aria-disabled': isOpen ? undefined : true,
            'aria-controls': isSelected ? `${id}-panel-${item.id}` : undefined,
            tabIndex: isOpen ? (item.id === stop ? 0 : -1) : undefined,
            onClick: (event: MouseEvent<HTMLElement>) => press(event, item),
          } as const;
          const content = (
            <>
              {item.icon && <span aria-hidden>{item.icon}</span>}
              <Part as="span" data-slot="tab-label">
                {item.label}
              </Part>
              {item.end}
            </>
          );
          return isOpen && item.href !== undefined ? (
            <Part as="a" key={item.id} {...tab} href={item.href}>
              {content}
            </Part>
          ) : (
            <Part as="div" key={item.id} {...tab}>
              {content}
            </Part>
          );
        })}
      </Part>
      {selected && (
        <TabContent
          key={selected.id}
          id={`${id}-panel-${selected.id}`}
          labelledBy={`${id}-tab-${selected.id}`}
        >
          {selected.content}
        </TabContent>
      )}
    </Root>
  );
});
