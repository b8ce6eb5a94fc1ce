/** Starts PostgreSQL. Returns null if PostgreSQL is not installed. */
export function startPostgres(
  own?: Readonly<Record<string, string>>,
): Promise<{ url: string; stop(): Promise<void> } | null>;
