import type { ReactNode } from 'react';
import type { CsvExport } from '../../contracts/list';
import { isBeforeSession } from '../../domain/reading';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from './control-css';
import { ExportButton, ExportFailure, useExportAction } from './ExportButton';
import { Link } from './Link';
import { List } from './list/List';
import type { ListProps } from './list/list-props';
import { type PageAction, PageActions, useIsPhone } from './PageActions';
import { Screen, type ScreenProps } from './Screen';

/** One of the record sets that a list can show. */
export interface ListSegment {
  /** Unique id of the segment. */
  readonly id: string;
  /** Label of the segment. */
  readonly label: string;
  /** Address of the list with these records; undefined leaves the segment out. */
  readonly href: string | undefined;
  /** Whether the list shows these records. */
  readonly isCurrent: boolean;
}

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Row>
  extends Omit<
      ScreenProps,
      'actions' | 'children' | 'className' | 'isInert' | 'isLoading' | 'reading'
    >,
    Omit<ListProps<Row>, 'label' | 'className'> {
  /** Export of the list. @default no export button */
  exporting?: CsvExport | undefined;
  /** Label of the export, if the file holds something else than the list. @default 'Export CSV' */
  exportLabel?: string | undefined;
  /** Actions of the page. On a phone all but the primary one are in a menu. @default none */
  actions?: readonly PageAction[] | undefined;
  /** Links to the same list of other records, such as all and one's own. @default none */
  segments?: readonly ListSegment[] | undefined;
  /** Figures under the title. @default none */
  figures?: ReactNode;
  /** Content between heading and list. @default none */
  notices?: ReactNode;
  /** Wraps the list, for example in tabs. @default no wrapper */
  around?: ((list: ReactNode) => ReactNode) | undefined;
  /** Dialogs of the screen. @default none */
  children?: ReactNode;
}

/** On a phone the first rows matter more than a sentence, and than room between what leads to them. */
const Frame = styled(Screen)(
  layered(
    () => `
  ${mediaDown('sm')} {
    gap: var(--plinth-space-2);
    & > [data-slot='page-header'] p { display: none; }
    & > [data-slot='page-header'] > div:not([data-slot]) { min-inline-size: min-content; }
    & > [data-slot='page-header'] > [data-slot='page-actions'] { margin-block: -8px -4px; }
    & > [data-slot='page-header'] { margin-block-end: 2px; }
    /* Figures are a line in place of the sentence. */
    & > [data-slot='hero-figures'] { margin-block: -12px -4px; padding-inline-end: 56px; gap: 0 var(--plinth-space-3); line-height: 20px; }
    & > [data-slot='hero-figures'] > div { display: flex; align-items: baseline; gap: 4px; min-inline-size: 0; }
    & > [data-slot='hero-figures'] > div:nth-of-type(n + 3), & > [data-slot='hero-figures'] dd + dd { display: none; }
    & > [data-slot='hero-figures'] dd { font-size: var(--plinth-font-size-sm); line-height: 20px; }
    & > [data-slot='tabs'] > [data-slot='tab-panel'] { padding-block-start: var(--plinth-space-2); }
    & [data-slot='list'] { gap: var(--plinth-space-2); }
  }
  `,
  ),
);

const Segments = styled('div')(
  layered(
    () => `
  display: flex;
  box-sizing: border-box;
  block-size: var(--plinth-control-md);
  padding: 2px;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-control);
  background: var(--plinth-surface-hover);
  & > a { display: flex; align-items: center; padding-inline: var(--plinth-space-3); border: 1px solid transparent; border-radius: calc(var(--plinth-radius-control) - 3px); color: var(--plinth-text-muted); font-weight: 500; text-decoration: none; white-space: nowrap; }
  & > a:hover { color: var(--plinth-text); }
  & > a[aria-current] { border-color: var(--plinth-border); background: var(--plinth-surface); color: var(--plinth-text); }
  & > a:focus-visible { ${FOCUS_RING} }
  @media (forced-colors: active) { & > a[aria-current] { border-color: Highlight; } }
  `,
  ),
);

const NO_ACTIONS: readonly PageAction[] = [];

function ListActions({
  exporting,
  exportLabel,
  actions = NO_ACTIONS,
  segments = [],
  title,
}: Pick<ListScreenProps<never>, 'exporting' | 'exportLabel' | 'actions' | 'segments' | 'title'>) {
  const isPhone = useIsPhone();
  const save = useExportAction(exporting, exportLabel);
  if (isPhone) {
    const others = segments.filter(({ isCurrent, href }) => !isCurrent && href !== undefined);
    return <PageActions isFolded actions={[...(save ? [save] : []), ...others, ...actions]} />;
  }
  return (
    <>
      {segments.length > 0 && (
        <Segments data-slot="list-segments" role="group" aria-label={title}>
          {segments.map(
            ({ id, label, href, isCurrent }) =>
              href !== undefined && (
                <Link key={id} href={href} aria-current={isCurrent ? 'true' : undefined}>
                  {label}
                </Link>
              ),
          )}
        </Segments>
      )}
      {exporting && <ExportButton exporting={exporting} label={exportLabel} />}
      <PageActions actions={actions} />
    </>
  );
}

/**
 * A screen with a list: heading, export and list. The title also names the list.
 *
 * @example
 * ```tsx
 * const COLUMNS: readonly ListColumn<{ id: string; number: string }>[] = [
 *   { id: 'number', kind: 'name', header: 'Number', value: ({ number }) => ({ text: number }) },
 * ];
 * const Page = ({ list }: { list: ListState<{ id: string; number: string }> }) => (
 *   <ListScreen
 *     data-slot="invoices"
 *     title="Invoices"
 *     list={list}
 *     columns={COLUMNS}
 *     getRowKey={({ id }) => id}
 *     getRowLabel={({ number }) => number}
 *     empty={{ title: 'No invoices yet' }}
 *     failedText="The invoices could not be loaded."
 *   />
 * );
 * ```
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { exporting, exportLabel, segments, figures, notices, around, ...others } = props;
  const { children, ...rest } = others;
  const { access, area, back, isBusy, actions, text, title, 'data-slot': slot, ...list } = rest;
  const rows = <List {...list} label={title} />;
  return (
    <Frame
      {...{ access, area, back, isBusy, text, title, 'data-slot': slot }}
      reading={access ? undefined : list.list.rows}
      isInert={isBeforeSession(list.list.rows)}
      actions={
        (exporting || actions || segments) && (
          <ListActions {...{ exporting, exportLabel, actions, segments, title }} />
        )
      }
    >
      {figures}
      {exporting && <ExportFailure exporting={exporting} />}
      {notices}
      {around ? around(rows) : rows}
      {children}
    </Frame>
  );
}
