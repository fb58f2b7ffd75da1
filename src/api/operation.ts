import { z } from 'zod';

/** Content by media type. */
type Content = Record<string, { schema: Record<string, unknown> }>;
type DescribedAnswer = { description: string; content?: Content };
export type DescribedParameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> };
export type DescribedOperation = {
  tags: string[];
  summary: string;
  parameters: DescribedParameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, DescribedAnswer>;
};

type Answer = { description: string; schema?: z.ZodType };

export type Operation = {
  tag: string;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Media type of the body; JSON by default. */
  accepts?: 'multipart/form-data';
  answers: Record<number, Answer>;
};

export const errorSchema = z.object({
  error: z.string(),
  field: z.string().optional(),
  requestId: z.string().describe('Where something was logged of it, the log names it too'),
});

/** What a route is registered with: its schemas are converted when the documentation is asked for, not at every start. */
export type RouteDetail = { summary: string; whole: () => DescribedOperation };

/** Describes a route as an OpenAPI 3.1 operation. */
export function operation(given: Operation): { detail: RouteDetail } {
  return { detail: { summary: given.summary, whole: () => wholeOf(given) } };
}

function wholeOf({ tag, summary, query, body, accepts, answers }: Operation): DescribedOperation {
  return {
    tags: [tag],
    summary,
    parameters: query ? parametersOf(query) : [],
    ...(body ? { requestBody: { required: true, ...contentOf(body, 'input', accepts) } } : {}),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { description, schema }]) => [
        status,
        { description, ...(schema ? contentOf(schema, 'output') : {}) },
      ]),
    ),
  };
}

function parametersOf(query: z.ZodObject) {
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema as z.ZodType, 'output'),
  }));
}

/** Input or output type of a schema: they differ in defaults and transforms. */
type Side = 'input' | 'output';

function contentOf(schema: z.ZodType, side: Side, mediaType = 'application/json') {
  return { content: { [mediaType]: { schema: schemaOf(schema, side) } } };
}

function schemaOf(schema: z.ZodType, side: Side): Record<string, unknown> {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { unrepresentable: 'any', io: side });
  return described;
}
