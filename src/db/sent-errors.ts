/** An error as it passes between the server and a process of its own. */
export type SentError = { name: string; message: string; facts: Record<string, string> };

/** The properties of an error that code reads; the others may hold values of a row. */
const sentFacts = ['code', 'severity', 'constraint_name', 'table_name', 'syscall'];

export function describeError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), facts: {} };
  const facts = sentFacts.flatMap((name): [string, string][] => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { name: error.name, message: error.message, facts: Object.fromEntries(facts) };
}

export function restoreError({ name, message, facts }: SentError): Error {
  return Object.assign(new Error(message), facts, { name });
}
