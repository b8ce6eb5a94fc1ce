/** Number of rows in one statement. It stays below the limits that both databases have for parameters. */
const rowsPerInsert = 500;

/** Inserts any number of rows, in as many statements as they need. */
export const insertInBatches = async <Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await insert(rows.slice(start, start + rowsPerInsert));
};
