import { type EnvironmentReader, isUrlOf, requireTogether } from './read-environment.ts';

/** Settings about where rows and events are stored. */
export interface DatabaseSettings {
  /** Address of PostgreSQL; null for SQLite. */
  databaseUrl: string | null;
  /** Address of a replica from which reports are read; null to read them from the database itself. */
  databaseReplicaUrl: string | null;
  /** Address that takes the actions of visitors; null to keep them in the database. */
  statisticsUrl: string | null;
}

const readDatabaseUrl = ({ checked }: EnvironmentReader, name: 'DATABASE_URL' | 'DATABASE_REPLICA_URL') =>
  checked(name, 'an address that begins with postgres://', isUrlOf('postgres:', 'postgresql:'));

const readReplicaUrl = (reader: EnvironmentReader) => {
  const url = readDatabaseUrl(reader, 'DATABASE_REPLICA_URL');
  if (url) requireTogether(reader, ['DATABASE_REPLICA_URL', 'DATABASE_URL']);
  return url;
};

export const readDatabaseSettings = (reader: EnvironmentReader): DatabaseSettings => ({
  databaseUrl: readDatabaseUrl(reader, 'DATABASE_URL'),
  databaseReplicaUrl: reader.attempt(() => readReplicaUrl(reader), null),
  statisticsUrl: reader.checked(
    'STATISTICS_URL',
    'an address that takes lines of JSON',
    isUrlOf('http:', 'https:'),
  ),
});
