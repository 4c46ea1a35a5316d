import type { Access } from './access';
import type { Failure } from './failure';
import type { NeedRefusal } from './users/permission-access';

/** A list as a file for a spreadsheet: the same records, without pages (wire §2). */
export interface CsvExport {
  /** Whether the viewer may have it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** While the file is made. */
  readonly isPending: boolean;
  /** Why the last try failed; null for nothing. */
  readonly failure: Failure | null;
  /** Makes the file and saves it. */
  readonly onExport: () => void;
}
