import type { ReactNode } from 'react';
import type { CsvExport } from '../../contracts/list';
import { isBeforeSession } from '../../domain/reading';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ExportButton, ExportFailure } from './ExportButton';
import { List } from './list/List';
import type { ListProps } from './list/list-props';
import { Screen, type ScreenProps } from './Screen';

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Row>
  extends Omit<ScreenProps, 'children' | 'className' | 'isInert' | 'isLoading' | 'reading'>,
    Omit<ListProps<Row>, 'label' | 'className'> {
  /** Export of the list. @default no export button */
  exporting?: CsvExport | undefined;
  /** Content between heading and list. @default none */
  notices?: ReactNode;
  /** Wraps the list, for example in tabs. @default no wrapper */
  around?: ((list: ReactNode) => ReactNode) | undefined;
  /** Dialogs of the screen. @default none */
  children?: ReactNode;
}

/** On a phone the first rows matter more than a sentence. */
const Frame = styled(Screen)(
  layered(() => `${mediaDown('sm')} { & > [data-slot='page-header'] p { display: none; } }`),
);

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
  const { exporting, notices, around, children, ...rest } = props;
  const { access, area, back, isBusy, actions, text, title, 'data-slot': slot, ...list } = rest;
  const rows = <List {...list} label={title} />;
  return (
    <Frame
      {...{ access, area, back, isBusy, text, title, 'data-slot': slot }}
      reading={access ? undefined : list.list.rows}
      isInert={isBeforeSession(list.list.rows)}
      actions={
        (exporting || actions) && (
          <>
            {exporting && <ExportButton exporting={exporting} />}
            {actions}
          </>
        )
      }
    >
      {exporting && <ExportFailure exporting={exporting} />}
      {notices}
      {around ? around(rows) : rows}
      {children}
    </Frame>
  );
}
