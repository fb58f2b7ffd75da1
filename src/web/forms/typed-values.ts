/** What was typed into these fields, to be shown again; empty where the form had no text. */
export function typedValues<Name extends string>(
  fields: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => {
    const value = fields[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  // The entries are those of the names by construction; Object.fromEntries cannot say so.
  return Object.fromEntries(entries) as Record<Name, string>;
}
