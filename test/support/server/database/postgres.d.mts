/** Starts PostgreSQL, or a replica of the PostgreSQL at `copyOf`. Returns null if PostgreSQL is not installed. */
export function startPostgres(
  own?: Readonly<Record<string, string>>,
  copyOf?: string | null,
): Promise<{ url: string; stop(): Promise<void> } | null>;
