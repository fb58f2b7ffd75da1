/** Names of the fields by which a form closes a report to recipients. */
export const excludeField = /^exclude-(\d{1,9})$/;

/** The recipients whom a form excludes, by their numbers, and the group that it names. */
export function chosenReaders(fields: Record<string, unknown>): { excluded: number[]; group: string } {
  const excluded = Object.entries(fields).flatMap(([name, value]) => {
    const [, id] = excludeField.exec(name) ?? [];
    return id && value === '1' ? [Number(id)] : [];
  });
  return { excluded, group: typeof fields.group === 'string' ? fields.group : '' };
}
