export type LogFields = Record<string, string | number | boolean | undefined>;

/** One JSON line per event on standard output or error. Never an address or a device string of a visitor. */
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, error: unknown, fields?: LogFields) => void;
};

export const log: Log = {
  info: (event, fields) => write(process.stdout, 'info', event, fields),
  warn: (event, fields) => write(process.stdout, 'warn', event, fields),
  error: (event, error, fields) => write(process.stderr, 'error', event, { ...fields, ...factsOf(error) }),
};

function write(stream: NodeJS.WriteStream, level: string, event: string, fields: LogFields = {}): void {
  stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

function factsOf(error: unknown): LogFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { message: withoutValues(error.message), cause, stack: error.stack && withoutValues(error.stack) };
}

/** Drizzle's error message contains the query's parameters, such as names, messages and hashes, which must not be logged. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: .*?(?=\n {4}at |$)/s, '');
}
