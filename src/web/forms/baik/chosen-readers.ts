/** Names of the fields by which a form closes a report to recipients. */
export const excludeField = /^exclude-(\d{1,9})$/;

/** The recipients whom a form excludes, by their numbers, and the group that it names. */
export function chosenReaders(fields: Record<string, unknown>): { excluded: number[]; group: string } {
  const excluded = Object.entries(fields).flatMap(([name, value]) => {
    const [, id] = excludeField.exec(name) ?? [];
    return id && isMarked(value) ? [Number(id)] : [];
  });
  return { excluded, group: groupIn(fields.group) };
}

/** In doubt a recipient is excluded: a program may send `true` where a form sends `1`. */
function isMarked(value: unknown): boolean {
  return !['', '0', 'false', 0, false, null, undefined].includes(value as string);
}

/** A group that is no text is kept as a name that no recipient has, so that the report is refused and not sent to all. */
function groupIn(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
