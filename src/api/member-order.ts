/**
 * Orders the members of a JSON response; members not listed come last. JSON objects are unordered, but a fixed
 * order makes responses comparable and independent of the order in forms.
 */
export function inOrder(order: readonly string[], members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = [
    ...order.filter((name) => name in members),
    ...Object.keys(members).filter((one) => !order.includes(one)),
  ];
  return Object.fromEntries(names.map((name) => [name, members[name]]));
}
