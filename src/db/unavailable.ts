/** The database cannot be reached, refuses connections or does not answer in time. */
const connectionCodes = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
]);

/** SQLSTATE: connection exceptions, shutdown, start-up, lack of connections or memory, a database that was dropped. */
const unavailableStates = /^(08...|57P0[1-5]|57014|53...|3D000)$/;

/** How deep the causes of an error are searched; Drizzle wraps the driver's error once. */
const maxCauses = 8;

/** Whether an error says that the database is unavailable, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < maxCauses && cause instanceof Error; depth += 1) {
    const code = 'code' in cause ? cause.code : undefined;
    const isFromDriver = 'query' in cause || 'address' in cause || 'syscall' in cause || cause.name === 'PostgresError';
    if (
      typeof code === 'string' &&
      (connectionCodes.has(code) ? code !== 'ENOENT' || isFromDriver : unavailableStates.test(code))
    ) {
      return true;
    }
    cause = cause.cause;
  }
  return false;
}
