import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { shellMessages } from '../messages/generated/en/shell';
import { useMessages } from '../messages/messages';
import type { ScreenRow } from '../screens/row';
import { useConfig } from './ConfigContext';
import { VisitContext } from './Visit';

/** Announces the title of a page to screen readers after a route change; provided by the shell. */
export const PageChangeContext = createContext<((title: string) => void) | null>(null);

/** How a tab changes the titles of its pages; set while it impersonates. */
export const TitleFrameContext = createContext<(title: string) => string>((title) => title);

/**
 * A page in the portal: sets the title, and after a route change starts at the top with focus on
 * its heading (contract §4.10). Without a title it says that the page is loading.
 */
export function PageTitle({ title, children }: { title: string | undefined; children: ReactNode }) {
  const t = useMessages(shellMessages);
  const { brand } = useConfig();
  const frame = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  const arrival = useNavigationType();
  const isReplaced = arrival === 'REPLACE';
  const shownEntry = useRef({ key: '', pathname: '' });
  const announce = useContext(PageChangeContext);
  const visit = useContext(VisitContext);
  const full = t('pageTitle', { page: title ?? t('loadingPage'), brand: brand.name });

  const shown = useContext(TitleFrameContext)(full);

  useEffect(() => {
    document.title = shown;
  }, [shown]);

  useEffect(() => {
    const before = shownEntry.current;
    const isSamePage = before.pathname === pathname;
    shownEntry.current = { key, pathname };
    // `default` is the first page of a visit: a reload must not move the reader, but Back to it does.
    // Nor must a page that keeps something in its own entry of the history.
    const isFirst = key === 'default';
    if (visit && !isFirst) visit.hasMoved = true;
    if ((isFirst && !visit?.hasMoved) || (isReplaced && isSamePage)) return;
    announce?.(full);
    // A record that has finished loading gets its name; the focus stays.
    if (isSamePage && before.key === key) return;
    window.scrollTo(0, 0);
    // The page may load late: the focus stays if the user has moved it into the shell meanwhile.
    if (!frame.current || visit?.hasFocusLeft(frame.current)) return;
    frame.current.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [key, pathname, isReplaced, full, announce, visit]);

  // The portal's style sheet then renders all rows.
  return (
    <div ref={frame} data-rows={arrival === 'POP' ? 'all' : undefined}>
      {children}
    </div>
  );
}

interface ScreenPageProps<Options extends object, Screen extends Shown, Shown extends object> {
  row: ScreenRow<Options, Screen, Shown>;
  /** What its hook returned. */
  screen: Screen;
  /** What its hook took, where the title is about it. @default nothing */
  options?: Options;
  /** Further props that the portal passes to it. @default none */
  shown?: Partial<Shown>;
}

const noTitle = () => '';

/** The page of a screen: its title, and the screen. */
export function ScreenPage<Options extends object, Screen extends Shown, Shown extends object>({
  row,
  screen,
  options = {} as Options,
  shown,
}: ScreenPageProps<Options, Screen, Shown>) {
  const { Component, useTitle = noTitle } = row;
  const declared = useTitle(screen, options);
  const { title, ...known } = typeof declared === 'string' ? { title: declared } : declared;
  return (
    <PageTitle title={title}>
      <Component {...known} {...screen} {...shown} />
    </PageTitle>
  );
}
