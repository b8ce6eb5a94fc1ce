import type { UnknownFields } from '../order/unknown-fields.ts';

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

/** Matches error codes of PostgreSQL, the network and SQLite for an unavailable database. */
const unavailableCode =
  /^(08...|25P03|53300|57014|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|SQLITE_BUSY.*)$/;
/** Matches messages of errors without a code: PostgreSQL's driver on a lost connection, and Kysely on a closed database. */
const unavailableMessage =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e|driver has already been destroyed)/;

/** Returns whether an error means that the database is unavailable. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  const { code, message }: UnknownFields = Object(error);
  return unavailableCode.test(String(code)) || unavailableMessage.test(String(message));
};
