/** An English API message and its translation; both use the same placeholders in braces. */
type KnownProblem = { english: string; own: string };

/** Translations of known API messages, and a fallback for others. */
export type ProblemTexts = { known: readonly KnownProblem[]; otherwise: string };

/** Translates an English API message for staff. Without translations it is returned unchanged. `shown` translates a placeholder. */
export function problemText(
  problem: string,
  texts: ProblemTexts | undefined,
  shown = (_name: string, value: string) => value,
): string {
  if (!texts) return problem;
  for (const { english, own } of texts.known) {
    const values = valuesIn(problem, english);
    if (values) return own.replace(/\{(\w+)\}/g, (whole, name: string) => shown(name, values[name] ?? whole));
  }
  return texts.otherwise;
}

/** Values of a template's placeholders in a text; undefined when the text does not match the template. */
function valuesIn(text: string, template: string): Record<string, string> | undefined {
  const parts = template.split(/\{(\w+)\}/);
  const values: Record<string, string> = {};
  let rest = text;
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) continue;
    const isLast = index === parts.length - 1;
    const at = index === 0 ? (rest.startsWith(part) ? 0 : -1) : isLast ? endOf(rest, part) : rest.indexOf(part);
    if (at < 0) return undefined;
    const name = parts[index - 1];
    if (name) values[name] = rest.slice(0, at);
    rest = rest.slice(at + part.length);
  }
  return rest === '' ? values : undefined;
}

function endOf(text: string, end: string): number {
  return text.endsWith(end) ? text.length - end.length : -1;
}
