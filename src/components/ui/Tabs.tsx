import { forwardRef, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import {
  Tabs as AriaTabs,
  type Key,
  Tab,
  TabList,
  TabListStateContext,
  TabPanel,
} from 'react-aria-components';
import { isSafeHref } from '../../domain/text/safe-href';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { COLOR_TRANSITION, FOCUS_RING } from './control-css';
import { OverlayEnvironment } from './OverlayEnvironment';

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

const Root = /* @__PURE__ */ styled(AriaTabs)(
  /* @__PURE__ */ layered(
    () => `
  min-inline-size: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > [data-slot='tab-list'] {
    display: flex;
    gap: var(--plinth-space-1);
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    /* A mouse without a wheel to the side needs something to pull. */
    scrollbar-width: thin;
    scrollbar-color: var(--plinth-border-strong) transparent;
    box-shadow: inset 0 -1px var(--plinth-border);
  }
  & [data-slot='tab'] {
    box-sizing: border-box;
    position: relative;
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--plinth-space-2);
    max-inline-size: min(320px, 80vw);
    min-block-size: 40px;
    padding: var(--plinth-space-2) var(--plinth-space-3);
    border-radius: var(--plinth-radius-sm) var(--plinth-radius-sm) 0 0;
    color: var(--plinth-text-muted);
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
    outline: none;
    -webkit-tap-highlight-color: transparent;
    ${COLOR_TRANSITION}
  }
  & [data-slot='tab-label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-slot='tab'] > :not([data-slot='tab-label']) { flex: none; }
  & [data-slot='tab'] svg { display: block; inline-size: 16px; block-size: 16px; }
  & [data-slot='tab'][data-hovered] { color: var(--plinth-text); background: var(--plinth-surface-hover); }
  & [data-slot='tab'][data-selected] { color: var(--plinth-brand-text); }
  & [data-slot='tab'][data-selected]::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    border-block-end: 2px solid var(--plinth-brand-text);
  }
  & [data-slot='tab'][data-focus-visible] { ${FOCUS_RING} outline-offset: -3px; }
  & [data-slot='tab'][data-disabled] {
    background: transparent;
    color: var(--plinth-text-disabled);
    cursor: not-allowed;
  }
  & > [data-slot='tab-panel'] {
    padding-block-start: var(--plinth-space-5);
    overflow-wrap: anywhere;
    outline: none;
    border-radius: var(--plinth-radius-sm);
  }
  & > [data-slot='tab-panel'][data-focus-visible] { ${FOCUS_RING} }
  @media (pointer: coarse) {
    & [data-slot='tab'] { min-block-size: var(--plinth-control-touch); }
  }
  @media (forced-colors: active) {
    & [data-slot='tab'][data-selected] { color: Highlight; }
    & [data-slot='tab'][data-selected]::after { border-color: Highlight; }
    & [data-slot='tab'][data-disabled] { color: GrayText; }
    & > [data-slot='tab-list'] { border-block-end: 1px solid; }
  }
  `,
  ),
);

/** Scrolls the row, and never the page, to the selected tab. The focus scrolls by itself. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[data-selected]')?.getBoundingClientRect();
  if (!tab) return;
  const row = list.getBoundingClientRect();
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right;
  else if (tab.left < row.left) list.scrollLeft -= row.left - tab.left;
}

/** Keeps the selected tab in sight. A component, because the tabs come after the row's first render. */
function Follow({ list }: { list: RefObject<HTMLElement | null> }): null {
  const state = useContext(TabListStateContext);
  const key = state?.selectedKey;
  const count = state?.collection.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected, and whether it is there yet
  useEffect(() => {
    if (list.current) showSelected(list.current);
  }, [list, key, count]);
  return null;
}

/** Views of one thing beside each other. Arrows, Home and End move; a row too long scrolls. */
export const Tabs = /* @__PURE__ */ forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, onSelectionChange, keyboardActivation, ...state },
  ref,
) {
  const list = useRef<HTMLDivElement>(null);
  const hasLinks = items.some(({ href }) => href !== undefined);
  return (
    <OverlayEnvironment>
      <Root
        {...state}
        ref={ref}
        data-slot="tabs"
        keyboardActivation={keyboardActivation ?? (hasLinks ? 'manual' : 'automatic')}
        onSelectionChange={onSelectionChange && ((key: Key) => onSelectionChange(String(key)))}
      >
        <Part as={TabList} ref={list} data-slot="tab-list" aria-label={label}>
          {items.map(({ id, label, icon, end, href, isDisabled = false }) => {
            const isUnsafe = href !== undefined && !isSafeHref(href);
            return (
              <Part
                as={Tab}
                key={id}
                id={id}
                data-slot="tab"
                isDisabled={isDisabled || isUnsafe}
                {...(href !== undefined && !isUnsafe && { href })}
              >
                {icon && <span aria-hidden>{icon}</span>}
                <Part as="span" data-slot="tab-label">
                  {label}
                </Part>
                {end}
              </Part>
            );
          })}
        </Part>
        <Follow list={list} />
        {items.map(({ id, content }) => (
          <Part as={TabPanel} key={id} id={id} data-slot="tab-panel">
            {content}
          </Part>
        ))}
      </Root>
    </OverlayEnvironment>
  );
});
