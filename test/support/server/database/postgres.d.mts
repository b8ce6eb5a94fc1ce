/** Returns the address and a stop function; null where PostgreSQL is not installed. */
export function startPostgres(
  own?: Readonly<Record<string, string>>,
): Promise<{ url: string; stop(): Promise<void> } | null>;
