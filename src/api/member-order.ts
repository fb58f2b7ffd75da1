/**
 * The members of an answer in a fixed order; those that the order does not name follow. JSON gives the order no
 * meaning, but people compare answers, and a field that moves in a form should not move here.
 */
export function inOrder(order: readonly string[], members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = [
    ...order.filter((name) => name in members),
    ...Object.keys(members).filter((one) => !order.includes(one)),
  ];
  return Object.fromEntries(names.map((name) => [name, members[name]]));
}
