import type { z } from 'zod';

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

/** The columns of a row that a schema describes, under their names in JSON and in its order. */
export function shaped<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  row: { readonly [Name in keyof Shape & string as ColumnOf<Name>]: unknown },
): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = row;
  const columnOf = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.keys(shape).map((name) => [name, values[columnOf(name)]]));
}

type ColumnOf<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<ColumnOf<Tail>>}`
  : Name;
