import type { CallOptions } from '../../api/call';
import type { ApiClient } from '../../api/client';
import type { CsvExport } from '../../contracts/list';
import { isAmountColumn, isCostColumn } from '../../domain/billing/export-columns';
import { type CsvStyle, regionalCsv, withoutColumns } from '../../domain/text/csv';
import { civilDateOf } from '../../domain/time/civil-date';
import { type Need, viewerAccess } from '../../domain/users/permission-access';
import { browserFiles } from '../../platform/file-saver';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';
import { useClientView } from '../preferences/useClientView';
import { useWrite } from '../writes/useWrite';
import { useFileStyle } from './useFileStyle';

/** What {@link useCsvExport} takes. */
export interface CsvExportOptions {
  /** Name of the file, before the date: `orders` makes `orders-2026-11-22.csv`. */
  readonly name: string;
  /** What it takes. */
  readonly need: Omit<Need, 'setting'>;
  /** Requests the file. Use functions of the API, whose errors are `ApiError`. */
  readonly read: (client: ApiClient, options?: CallOptions) => Promise<string>;
}

/**
 * Export of a list: requested by a press, one at a time, like a write (wire §2). In client view the
 * file has no costs.
 */
export function useCsvExport({ name, need, read }: CsvExportOptions): CsvExport {
  const viewer = useViewer();
  const { clock, files = browserFiles } = useConsole().platform;
  const isClientView = useClientView()?.isOn === true;
  const { isPending, failure, run } = useWrite(async (client) => {
    const file = await read(client);
    return isClientView ? withoutColumns(file, isCostColumn) : file;
  });

  const [style, onStyleChange] = useFileStyle();

  async function save(as: CsvStyle = 'plain'): Promise<void> {
    const outcome = await run(undefined);
    if (outcome.status !== 'done') return;
    const day = civilDateOf(clock.now());
    const { result } = outcome;
    const text = as === 'regional' ? regionalCsv(result, isAmountColumn) : result;
    files.saveText(`${name}-${day}.csv`, text, 'text/csv;charset=utf-8');
  }
  return {
    access: viewerAccess(viewer, need),
    isPending,
    failure,
    onExport: (as) => void save(as),
    style,
    onStyleChange,
  };
}
