/** Neither finds an entry: they are refused before they look for one. */
const attempts = {
  update: 'update activity_logs set event = event where false',
  delete: 'delete from activity_logs where false',
};

/** Tries to change and to remove entries of the activity log. Returns what the database does not refuse. */
export async function unguardedIn(execute: (statement: string) => Promise<unknown>): Promise<string[]> {
  const allowed: string[] = [];
  for (const [name, statement] of Object.entries(attempts)) {
    const isAllowed = await execute(statement).then(() => true, isOtherError);
    if (isAllowed) allowed.push(name);
  }
  return allowed;
}

/** False for the refusal of the trigger `activity_logs_stay`; anything else is thrown. */
function isOtherError(error: unknown): false {
  const { message, cause } = error as Error;
  if (`${message} ${cause}`.includes('Entries of the activity log stay as they are')) return false;
  throw error;
}
