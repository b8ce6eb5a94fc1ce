/** Rows of one statement, below the parameter limits of both databases. */
const rowsPerInsert = 500;

/** Inserts any number of rows, in as many statements as they need. */
export const insertInBatches = async <Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await insert(rows.slice(start, start + rowsPerInsert));
};
