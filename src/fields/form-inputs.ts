import { z } from 'zod';
import type { Field, Fields } from './field.ts';

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
  .regex(/^\d{0,7}$/, 'Must be a whole number')
  .transform((given) => (given === '' ? undefined : Number(given)));
