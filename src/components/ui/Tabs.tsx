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

/** A tab with its content. */
export interface TabItem {
  /** Unique id of the tab. */
  readonly id: string;
  /** Label of the tab. */
  readonly label: string;
  /** A decorative icon before the label. @default none */
  readonly icon?: ReactNode;
  /** A number or `Badge` after the label, which is part of the accessible name. @default none */
  readonly end?: ReactNode;
  /** Whether it is disabled. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Makes the tab a link; select the tab by the address, with `selectedKey`. @default none */
  readonly href?: string | undefined;
  /** Content of the tab, rendered only while it is selected. */
  readonly content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem[];
  /** Id of the selected tab (controlled). @default uncontrolled */
  selectedKey?: string | undefined;
  /** Id of the initially selected tab. @default the first that is not disabled */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the newly selected tab. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /**
   * Whether arrow keys select (`automatic`), or only move the focus until Enter or Space selects.
   * @default 'automatic', or 'manual' if tabs are links
   */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

const Root = styled('div')(layered(TABS));

const canOpen = ({ isDisabled = false, href }: TabItem) =>
  !isDisabled && (href === undefined || isSafeHref(href));

/** Tabs. Arrow keys, Home and End move between them; a long row scrolls. */
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
    // Not every browser focuses a pressed element.
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
