import { useId, useState } from 'react';
import type { ShellNavigationItem } from '../../contracts/shell';
import { currentPlace } from '../../domain/shell/navigation';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { FOCUS_RING, VISUALLY_HIDDEN } from '../ui/control-css';
import { ChevronDownIcon } from '../ui/icons';
import { NavigationFlyout } from './NavigationFlyout';
import type { NavigationPagesProps } from './NavigationPages';
import { NavigationPages } from './NavigationPages';
import { NavigationTip } from './NavigationTip';

/** Ids of the current entry, and of its current page if it has pages. */
interface CurrentEntry {
  readonly item: string | undefined;
  readonly link: string | undefined;
}

/** Finds the active entry by the path (specification §2.4). */
function currentEntry(items: readonly ShellNavigationItem[], currentPath: string): CurrentEntry {
  const places = items.flatMap((item) => [
    // First: a page with the address of its entry is the current one.
    ...(item.items ?? []).map((link) => ({ ...link, item: item.id, link: link.id })),
    { ...item, item: item.id, link: undefined },
  ]);
  const place = currentPlace(places, currentPath);
  return { item: place?.item, link: place?.link };
}

interface NavigationDisclosureProps extends NavigationPagesProps {
  isCurrent: boolean;
}

/** An entry of the wide navigation or drawer with pages below it, which can be collapsed. */
function NavigationDisclosure({ isCurrent, ...pages }: NavigationDisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { item } = pages;
  return (
    <Part as="div" data-slot="navigation-group">
      <Part
        as="button"
        type="button"
        data-slot="navigation-item"
        data-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {item.icon}
        <span>{item.label}</span>
        <Part as={ChevronDownIcon} aria-hidden data-slot="navigation-chevron" />
      </Part>
      <Part as="div" id={id} hidden={!isOpen} data-slot="navigation-pages">
        <NavigationPages {...pages} />
      </Part>
    </Part>
  );
}

export interface NavigationListProps {
  items: readonly ShellNavigationItem[];
  currentPath: string;
  /** `column`: icons with flyouts; `wide`: labels with their pages below. */
  layout: 'column' | 'wide';
  /** Called when a page is selected, including the current page. */
  onChoose: () => void;
}

const List = styled('ul')(
  layered(
    () => `
  &, & ul { list-style: none; margin: 0; padding: 0; }
  display: grid;
  gap: 2px;
  &[data-layout='column'] { gap: var(--plinth-space-1); }
  & [data-slot='navigation-item'] {
    appearance: none;
    box-sizing: border-box;
    inline-size: 100%;
    margin: 0;
    border: 0;
    background: transparent;
    font: inherit;
    cursor: pointer;
    display: flex;
    align-items: center;
    gap: var(--plinth-space-3);
    min-block-size: 32px;
    padding: 6px 10px;
    border-radius: var(--plinth-radius-control);
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    font-weight: 500;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    color: var(--plinth-text);
    -webkit-tap-highlight-color: transparent;
  }
  & [data-slot='navigation-item'] > span {
    flex: 1;
    min-inline-size: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  & [data-slot='navigation-item'] > svg { flex: none; inline-size: 18px; block-size: 18px; }
  & [data-slot='navigation-item']:not([data-current]) > svg { color: var(--plinth-text-muted); }
  & [data-slot='navigation-item']:is(:hover, [aria-expanded='true']) {
    background: var(--plinth-surface-hover);
    color: var(--plinth-text);
  }
  & [data-slot='navigation-item'][data-current] {
    background: var(--plinth-brand-soft);
    color: var(--plinth-brand-text);
  }
  & [data-slot='navigation-sub-item'] {
    display: block;
    padding: 6px 10px;
    border-radius: var(--plinth-radius-sm);
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    color: var(--plinth-text-muted);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & [data-slot='navigation-sub-item']:hover { background: var(--plinth-surface-hover); color: var(--plinth-text); }
  & [data-slot='navigation-sub-item'][aria-current] {
    background: var(--plinth-brand-soft);
    color: var(--plinth-brand-text);
    font-weight: 500;
  }
  & :is([data-slot='navigation-item'], [data-slot='navigation-sub-item']):focus-visible {
    ${FOCUS_RING}
    outline-offset: -2px;
  }
  &[data-layout='column'] [data-slot='navigation-item'] {
    justify-content: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline: auto;
    padding: 0;
    & > svg { inline-size: 20px; block-size: 20px; }
    & > span { display: block; flex: none; ${VISUALLY_HIDDEN} }
  }
  /* If the pages are visible, the page is marked instead of its group. */
  &[data-layout='wide'] button[aria-expanded='true']:not(:hover) { background: transparent; }
  & [data-slot='navigation-item'] > [data-slot='navigation-chevron'] {
    inline-size: 16px;
    block-size: 16px;
  }
  & [aria-expanded='true'] > [data-slot='navigation-chevron'] { transform: rotate(180deg); }
  & [data-slot='navigation-pages'] {
    margin-block-start: var(--plinth-space-1);
    padding-inline-start: 30px;
    & > ul { display: grid; gap: 2px; }
  }
  & [data-slot='navigation-pages'][hidden] { display: none; }
  @media (pointer: coarse) {
    & [data-slot='navigation-item'] { min-block-size: var(--plinth-control-touch); }
    & [data-slot='navigation-sub-item'] { padding-block: var(--plinth-space-3); }
  }
  @media (forced-colors: active) {
    & [data-current], & [aria-current] { outline: 2px solid Highlight; outline-offset: -2px; }
    & :is([data-current], [aria-current]):focus-visible { outline: 3px double CanvasText; }
  }
  `,
  ),
);

/** The entries of the navigation. A disclosure navigation, not a menu: Tab moves through it. */
export function NavigationList({ items, currentPath, layout, onChoose }: NavigationListProps) {
  const current = currentEntry(items, currentPath);
  return (
    <List data-layout={layout}>
      {items.map((item) => {
        const isCurrent = item.id === current.item;
        const group = { item, isCurrent, currentLink: current.link, onChoose };
        return (
          <li key={item.id}>
            {!item.items || item.items.length === 0 ? (
              <NavigationTip
                {...{ item, isCurrent, currentPath, onChoose }}
                hasTooltip={layout === 'column'}
              />
            ) : layout === 'column' ? (
              <NavigationFlyout {...group} currentPath={currentPath} />
            ) : (
              <NavigationDisclosure {...group} />
            )}
          </li>
        );
      })}
    </List>
  );
}
