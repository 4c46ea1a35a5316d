import type { Access } from './access';
import type { Failure } from './failure';
import type { CsvStyle } from './text/csv';
import type { NeedRefusal } from './users/permission-access';

/** A list as a file for a spreadsheet: the same records, without pages (wire §2). */
export interface CsvExport {
  /** Whether the viewer may have it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** While the file is made. */
  readonly isPending: boolean;
  /** Why the last try failed; null for nothing. */
  readonly failure: Failure | null;
  /** Makes the file in a style and saves it. */
  readonly onExport: (style?: CsvStyle) => void;
  /** The style that was chosen. @default that of the reader's language */
  readonly style?: CsvStyle | undefined;
  /** Called with the style that is chosen; it is remembered. @default no choice */
  readonly onStyleChange?: ((style: CsvStyle) => void) | undefined;
}
