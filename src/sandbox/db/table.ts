/** Records by their ids. It counts its changes, so that what was made of all records can be kept. */
export class Table<Row> extends Map<string, Row> {
  /** How many changes there were. */
  version = 0;

  override set(id: string, row: Row): this {
    this.version += 1;
    return super.set(id, row);
  }
}
