import type { z } from 'zod';
import type { Field, Fields } from './field.ts';

type FieldsWithPart<Part extends string> = Readonly<Record<string, Field & { readonly [Name in Part]: unknown }>>;

type NamesWith<Given extends Fields, Part> = {
  [Name in keyof Given]: Given[Name] extends Part ? Name : never;
}[keyof Given];

/** The fields whose part has this value: those with `translatable: true`, for example. */
export function fieldsWith<Part extends string, const Value, Given extends FieldsWithPart<Part>>(
  fields: Given,
  part: Part,
  value: Value,
) {
  const found = Object.entries(fields).filter(([, field]) => field[part] === value);
  // The entries are those that the type names; Object.fromEntries forgets which.
  return Object.fromEntries(found) as unknown as Pick<Given, NamesWith<Given, Record<Part, Value>>>;
}

/** The other fields: those whose part has another value. */
export function fieldsWithout<Part extends string, const Value, Given extends FieldsWithPart<Part>>(
  fields: Given,
  part: Part,
  value: Value,
) {
  const found = Object.entries(fields).filter(([, field]) => field[part] !== value);
  return Object.fromEntries(found) as unknown as Omit<Given, NamesWith<Given, Record<Part, Value>>>;
}

export function entriesOf<Given extends Fields>(fields: Given): [name: keyof Given & string, field: Field][] {
  return Object.entries(fields);
}

export function columnsOf<Given extends Fields>(fields: Given) {
  return mapped(fields, ({ column }) => column) as { [Name in keyof Given]: Given[Name]['column'] };
}

/** Input fields by API name. */
export function inputsOf<Given extends Fields>(fields: Given) {
  return renamed(fields, ({ input }) => input) as {
    [Name in keyof Given as Given[Name]['json']['name']]: Given[Name]['input'];
  };
}

/** Fields of responses by API name. */
export function answersOf<Given extends Fields>(fields: Given) {
  return renamed(fields, ({ json }) => json.schema) as {
    [Name in keyof Given as Given[Name]['json']['name']]: Given[Name]['json']['schema'];
  };
}

/** The values as they are stored. */
export type ValuesOf<Given extends Fields> = { [Name in keyof Given]: z.output<Given[Name]['input']> };

/** Validated input by column names, without omitted fields. */
export function valuesFrom<Given extends Fields>(
  fields: Given,
  given: { readonly [Name in Given[string]['json']['name']]?: unknown },
): Partial<ValuesOf<Given>> {
  const values: Readonly<Record<string, unknown>> = given;
  const named = Object.entries(fields).map(([name, { json }]) => [name, values[json.name]] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Partial<ValuesOf<Given>>;
}

/** A row with the field names of the API. */
export function asJson<Given extends Fields>(
  fields: Given,
  row: { readonly [Name in keyof Given]: unknown },
): Record<string, unknown> {
  return Object.fromEntries(entriesOf(fields).map(([name, { json }]) => [json.name, row[name]]));
}

/** The names of the fields that the activity log records. */
export function loggedNames<Given extends Fields>(fields: Given): (keyof Given & string)[] {
  return entriesOf(fields).flatMap(([name, { logged }]) => (logged ? [name] : []));
}

/** Those of the given values that differ from what is stored. */
export function changedValues<Values extends object>(fields: Fields, stored: object, given: Values): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(given).filter(
    ([name, value]) => value !== undefined && !fields[name]?.equals(before.get(name), value),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function mapped<Part>(fields: Fields, part: (field: Field) => Part): Record<string, Part> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]));
}

function renamed<Part>(fields: Fields, part: (field: Field) => Part): Record<string, Part> {
  return Object.fromEntries(Object.values(fields).map((field) => [field.json.name, part(field)]));
}
