/** What was recorded, by request. */
export type Answers = Record<string, unknown>;

/** For each request with another answer its name, and below it the lines that went and those that came. */
export function differencesOf(before: Answers, after: Answers): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, now] = [linesOf(before[name]), linesOf(after[name])];
    if (old.join('\n') === now.join('\n')) return [];
    return [
      name,
      ...linesOnlyIn(old, now).map((line) => `  - ${line}`),
      ...linesOnlyIn(now, old).map((line) => `  + ${line}`),
    ];
  });
}

function linesOf(answer: unknown): string[] {
  return answer === undefined ? [] : JSON.stringify(answer, undefined, 1).split('\n');
}

/** Lines of `some` that `others` does not have as often, or `(order)` when only their order differs. */
function linesOnlyIn(some: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  const only = some.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
  return only.length === 0 && some.length === others.length ? ['(order)'] : only;
}
