import { codeOf, type UnknownFields } from '../../order/unknown-fields.ts';

/** Error codes for a full disk, of the file system, SQLite and PostgreSQL. */
const diskFullCodes: readonly string[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'];

/** Returns an error with its causes. A chain of causes that leads back to itself ends there. */
const causesOf = (error: unknown): UnknownFields[] => {
  const causes = new Set<unknown>();
  for (let next = error; next !== undefined && !causes.has(next); ) {
    causes.add(next);
    const { cause }: UnknownFields = Object(next);
    next = cause;
  }
  return [...causes].map(Object);
};

/** Returns whether an error or one of its causes means that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => diskFullCodes.includes(String(code)));

/** Matches error codes of PostgreSQL and the network for an unavailable database. */
const unavailableCode =
  /^(08...|25P03|53300|57014|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Matches messages of errors without a code: PostgreSQL's driver on a lost connection, Kysely and libsql on a closed database.
 */
const unavailableMessage =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e|driver has already been destroyed|The database connection is not open)/;

/** Returns whether an error of PostgreSQL means that it allows no changes, as a standby does. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** Returns whether an error means that another process has locked the embedded database for too long. */
export const isDatabaseLocked = (error: unknown): boolean =>
  // SQLite appends a reason to the code, such as `SQLITE_BUSY_SNAPSHOT`.
  codeOf(error).startsWith('SQLITE_BUSY');

export const isDatabaseUnavailable = (error: unknown): boolean => {
  const { code, message }: UnknownFields = Object(error);
  return (
    isDatabaseLocked(error) ||
    isReadOnly(error) ||
    unavailableCode.test(String(code)) ||
    unavailableMessage.test(String(message))
  );
};

interface Outage {
  /** Called once for each outage, with the failure that began it. */
  begin: (failure: string) => void;
  /** Called once the outage is over. */
  end: () => void;
}

/**
 * Creates a function that reports the outages of something that the server depends on: each once when it begins, and once
 * when it is over. It is called after each try: with a sentence after a failure, with null after a success.
 */
export const createOutageWarning = ({ begin, end }: Outage) => {
  let isOutage = false;
  return (failure: string | null): void => {
    const wasOutage = isOutage;
    isOutage = failure !== null;
    if (wasOutage && failure === null) end();
    if (!wasOutage && failure !== null) begin(failure);
  };
};
