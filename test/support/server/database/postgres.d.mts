/** Starts PostgreSQL, or a replica of the one at `copyOf`; returns its address and a stop function, or null if it is not installed. */
export function startPostgres(
  own?: Readonly<Record<string, string>>,
  copyOf?: string | null,
): Promise<{ url: string; stop(): Promise<void> } | null>;
