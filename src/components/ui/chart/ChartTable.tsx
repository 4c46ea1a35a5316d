import { Part } from '../../../theme/Part';
import { ChevronDownIcon } from '../icons';
import type { ChartColumn } from './chart-column';
import { type ChartVoice, nameOf, valueText } from './column-sentence';

interface ChartTableProps {
  label: string;
  columnsLabel: string;
  series: readonly string[];
  columns: readonly ChartColumn[];
  voice: ChartVoice;
}

/** The values of a chart as a table, initially collapsed. A native disclosure: no script. */
export function ChartTable({ label, columnsLabel, series, columns, voice }: ChartTableProps) {
  return (
    <Part as="details" data-slot="chart-table">
      <summary>
        <span>{voice.t('showAsTable')}</span>
        <ChevronDownIcon aria-hidden />
      </summary>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{columnsLabel}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.id}>
              <th scope="row">{nameOf(column, voice)}</th>
              {series.map((name, at) => (
                <td key={name}>{valueText(column.values[at], voice)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
