import { z } from 'zod';
import { type Field, type Fields, sameInput } from './field.ts';
import { problem } from './problem.ts';

/** The field parts that a function reads. With a minimal type, an incomplete field is an error at its definition only. */
type With<Part extends keyof Field> = Readonly<Record<string, Pick<Field, Part>>>;
/** Fields that may have the part; all have a label, as a type with optional parts only would admit no field without them. */
type WithPart<Part extends string> = Readonly<
  Record<string, { readonly label: unknown } & { readonly [Name in Part]?: unknown }>
>;

type NamesWith<Given, Part> = {
  [Name in keyof Given]: Given[Name] extends Part ? Name : never;
}[keyof Given];

/** Fields whose part has this value, for example those with `translatable: true`. */
export function fieldsWith<Part extends string, const Value, Given extends WithPart<Part>>(
  fields: Given,
  part: Part,
  value: Value,
) {
  const found = Object.entries(fields).filter(([, field]) => field[part] === value);
  // Object.fromEntries loses the key type.
  return Object.fromEntries(found) as unknown as Pick<Given, NamesWith<Given, Record<Part, Value>>>;
}

/** Fields whose part has another value. */
export function fieldsWithout<Part extends string, const Value, Given extends WithPart<Part>>(
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

export function columnsOf<Given extends With<'column'>>(fields: Given) {
  const columns = Object.entries(fields).map(([name, { column }]) => [name, column]);
  return Object.fromEntries(columns) as { [Name in keyof Given]: Given[Name]['column'] };
}

/** Input fields by API name. */
export function inputsOf<Given extends With<'input' | 'json'>>(fields: Given) {
  const inputs = Object.values(fields).map(({ json, input }) => [json.name, input]);
  return Object.fromEntries(inputs) as {
    [Name in keyof Given as Given[Name]['json']['name']]: Given[Name]['input'];
  };
}

/** Fields of responses by API name. */
export function answersOf<Given extends With<'json'>>(fields: Given) {
  const schemas = Object.values(fields).map(({ json }) => [json.name, json.schema]);
  return Object.fromEntries(schemas) as {
    [Name in keyof Given as Given[Name]['json']['name']]: Given[Name]['json']['schema'];
  };
}

/** Types of the stored values. */
export type ValuesOf<Given extends With<'input'>> = { [Name in keyof Given]: z.output<Given[Name]['input']> };

/** Stored values of omitted fields, as the input schemas give them; a required field has none. */
export function defaultsOf<Given extends With<'input'>>(fields: Given) {
  const defaults = Object.entries(fields).flatMap(([name, { input }]) => {
    const parsed = input.safeParse(undefined);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(defaults) as {
    [Name in keyof Given as undefined extends z.input<Given[Name]['input']> ? Name : never]: z.output<
      Given[Name]['input']
    >;
  };
}

/** Validated input by column names, without omitted fields. */
export function valuesFrom<Given extends With<'input' | 'json'>>(
  fields: Given,
  given: { readonly [Name in Given[string]['json']['name']]?: unknown },
): Partial<ValuesOf<Given>> {
  const values: Readonly<Record<string, unknown>> = given;
  const named = Object.entries(fields).map(([name, { json }]) => [name, values[json.name]] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Partial<ValuesOf<Given>>;
}

/** A row with the field names of the API. */
export function asJson<Given extends With<'json'>>(
  fields: Given,
  row: { readonly [Name in keyof Given]: unknown },
): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(Object.entries(fields).map(([name, { json }]) => [json.name, values[name]]));
}

/** Names of the fields recorded in the activity log. */
export function loggedNames<Given extends With<'label' | 'logged'>>(fields: Given): (keyof Given & string)[] {
  return Object.keys(fields).filter((name) => fields[name]?.logged !== false);
}

/** Values that differ from the stored ones. */
export function changedValues<Values extends object>(
  fields: With<'label' | 'equals'>,
  stored: object,
  given: Values,
): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(given).filter(
    ([name, value]) => value !== undefined && !(fields[name]?.equals ?? sameInput)(before.get(name), value),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

type FormInputs<Given extends Fields> = {
  [Name in keyof Given as Given[Name]['json']['name']]: z.ZodOptional<Given[Name]['input']>;
};

/** Input type of a plain form, which sends strings only; every field is optional. */
export function formInputsOf<Given extends Fields>(fields: Given) {
  const inputs = Object.values(fields).map((field) => [field.json.name, formInput(field)]);
  // A form sends strings, which the schemas convert.
  return Object.fromEntries(inputs) as FormInputs<Given>;
}

function formInput({ control, input }: Field): z.ZodType {
  if (control.kind === 'checkbox') return flag.pipe(input).optional();
  if (control.kind === 'number') return wholeNumber.pipe(input.optional()).optional();
  return input.optional();
}

const flag: z.ZodType = z
  .enum(['', 'on', 'true', 'false', '0', '1'])
  .transform((given) => ['on', 'true', '1'].includes(given));
const wholeNumber: z.ZodType = z
  .string()
  .regex(/^\d{0,7}$/, problem('wholeNumber'))
  .transform((given) => (given === '' ? undefined : Number(given)));
