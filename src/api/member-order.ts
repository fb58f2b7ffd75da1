/**
 * Orders the members of a JSON response; members not listed come last. JSON objects are unordered, but a fixed
 * order makes responses comparable and independent of the order in forms.
 */
export function inOrder(order: readonly string[], members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const name of order) if (name in members) ordered[name] = members[name];
  for (const name of Object.keys(members)) if (!Object.hasOwn(ordered, name)) ordered[name] = members[name];
  return ordered;
}
