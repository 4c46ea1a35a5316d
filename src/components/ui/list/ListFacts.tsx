import { uiChartMessages, uiTimeMessages } from '../../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../../messages/messages';
import { useParts } from '../../../theme/appearance';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { MONEY } from '../money-css';
import { factOf } from './list-columns';
import type { ListColumn } from './list-props';

/** Props of {@link ListFacts}. */
export interface ListFactsProps<Row> {
  /** Columns of the list. */
  columns: readonly ListColumn<Row>[];
  /** The record to show. */
  row: Row;
  /** Current time in milliseconds since 1970, for relative times. */
  now: number;
}

const Root = styled('dl')(
  layered(
    () => `
  display: grid;
  gap: 14px;
  margin: 0;
  overflow-wrap: anywhere;
  & dt { font-weight: 400; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & dt > span { font-weight: 400; }
  & dd { margin: 0; }
  & dd:empty::before { content: '–'; color: var(--plinth-text-muted); }
  & small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  & [data-slot='amount'] { ${MONEY} }
  `,
  ),
);

/** A record's columns as facts, for a drawer beside the list. */
export function ListFacts<Row>({ columns, row, now }: ListFactsProps<Row>) {
  const t = useMessages(uiTimeMessages);
  const tChart = useMessages(uiChartMessages);
  const locale = useMessagesLocale();
  const part = useParts();
  return (
    <Root data-slot="list-facts">
      {columns.flatMap((column) => {
        if (column.kind === 'name') return [];
        const fact = factOf(column, row, { t, tChart, locale, now, part });
        if (column.kind === 'badge' && !fact) return [];
        return (
          <div key={column.id}>
            <dt>
              <span>{column.header}</span>
            </dt>
            <dd>{fact}</dd>
          </div>
        );
      })}
    </Root>
  );
}
