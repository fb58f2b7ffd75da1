import fc from 'fast-check';

/** The subset of JSON Schema used in the API's description. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  default?: unknown;
};

/** Values of a schema, and some invalid ones. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });
}

/** Texts for paths and queries. */
export function textsOf(schema: Schema): fc.Arbitrary<string> {
  return valuesOf(schema).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

const hostileTexts = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9223372036854775808',
  '../../../../etc/passwd',
  '..%2f..%2f',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e',
  '%',
  '%00',
  '__proto__',
  'a'.repeat(10_000),
  '<'.repeat(5000),
  '🏭'.repeat(500),
);

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, true, -0, 1e308, Number.MAX_SAFE_INTEGER + 2, -1, 0.1, [], {}),
  fc.integer({ min: 1, max: 60 }).map((depth) => nested(depth)),
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf) as Schema);
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numbers(schema);
  if (type === 'array') {
    const { items = {}, minItems = 0, maxItems = 5 } = schema;
    return fc.array(valuesOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) });
  }
  if (type === 'object') return objects(schema);
  return texts(schema);
}

function numbers({ minimum = -100, maximum = 1000 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -2_147_483_648), Math.min(maximum, 2_147_483_647)];
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, min - 1, max + 1));
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner)]));
  const needed = required.filter((name) => name in fields);
  return fc.record(fields, { requiredKeys: needed });
}

function texts({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'email') return fc.emailAddress();
  const max = Math.max(minLength, Math.min(maxLength, 400));
  const plain = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, max), maxLength: max });
  return maxLength < 2000 ? fc.oneof(plain, fc.constant('x'.repeat(maxLength + 1))) : plain;
}
