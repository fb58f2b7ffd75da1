/** The database does not answer in time, or is known not to. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  readonly code = 'DATABASE_UNAVAILABLE';
}

/** Work of many queries has taken too long. Its connection is sound: a transaction is rolled back through it. */
export class DatabaseSlowError extends Error {
  override name = 'DatabaseSlowError';
  /** SQLSTATE query_canceled, as when the server ends a query that takes too long. */
  readonly code = '57014';
}

/** Codes of errors in which a connection ended or was not made. */
const connectionCodes = new Set([
  ...['DATABASE_UNAVAILABLE', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
]);

/** SQLSTATE: connection exceptions, shutdown and start-up, lack of resources, a query or a lock that took too long, no database. */
const unavailableStates = /^(08\w{3}|57P0[1-5]|57014|55P03|53\w{3}|3D000)$/;

/** How deep the causes of an error are searched; Drizzle wraps the driver's error once. */
const maxCauses = 8;

/** Whether an error says that the database is unavailable or too slow, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error, (code, cause) => isConnectionLoss(code, cause) || unavailableStates.test(code));
}

/** Whether the connection of a query is closed, so that no command can be sent through it. */
export function isConnectionLost(error: unknown): boolean {
  return hasCode(error, isConnectionLoss);
}

/** ENOENT: the socket of the embedded database is not there; a missing file is another matter. */
function isConnectionLoss(code: string, cause: Error): boolean {
  return connectionCodes.has(code) || (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect');
}

/** Whether the database did not answer a query in time, or was known not to answer when the query began. */
export function isDatabaseLate(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof DatabaseUnavailableError);
}

/** Whether an error, or one of its causes, has such a code: of a connection, or an SQLSTATE. */
export function hasCode(error: unknown, matches: (code: string, cause: Error) => boolean): boolean {
  return hasCause(error, (cause) => 'code' in cause && typeof cause.code === 'string' && matches(cause.code, cause));
}

function hasCause(error: unknown, matches: (cause: Error) => boolean): boolean {
  let cause = error;
  for (let depth = 0; depth < maxCauses && cause instanceof Error; depth += 1) {
    if (matches(cause)) return true;
    cause = cause.cause;
  }
  return false;
}
