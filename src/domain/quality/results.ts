import { z } from 'zod';

const count = z.int().min(0);
const score = z.int().min(0).max(100);
const milliseconds = z.number().min(0);

/** Figures of one page, or of one fault, by measure. */
const figures = {
  accessibility: z.strictObject({ passed: count, failed: count }),
  'cut-off': z.strictObject({ passed: count, failed: count }),
  markup: z.strictObject({ findings: count }),
  /** Scores; largest paint and blocking time in milliseconds; layout shift; bytes received. */
  lighthouse: z.strictObject({
    performance: score,
    accessibility: score,
    bestPractices: score,
    seo: score,
    paint: milliseconds,
    blocking: milliseconds,
    shift: z.number().min(0),
    bytes: count,
  }),
  /** First text and largest paint in milliseconds; bytes received with `Save-Data`. */
  lines: z.strictObject({ text: milliseconds, paint: milliseconds, light: count }),
  faults: z.strictObject({ acknowledged: count, lost: count, problems: count }),
} as const;

export type Measure = keyof typeof figures;
export type Figures<Name extends Measure> = z.infer<(typeof figures)[Name]>;

/** What one command measured. */
export type QualityResult<Name extends Measure = Measure> = {
  format: 1;
  measure: Name;
  /** When the last of the items was measured. */
  finishedAt: string;
  /** The checkout, when it was one. */
  commit: string | null;
  /** Digest of the sources that were measured. */
  sources: string;
  /** Number of items of a complete run. */
  expected: number;
  /** By address of a page or name of a fault. */
  items: Record<string, Figures<Name>>;
};

/** The command that measures, as the page and messages name it. */
export const commands: Record<Measure, string> = {
  accessibility: 'npm run test:all',
  'cut-off': 'npm run test:all',
  markup: 'bun run audit:nu',
  lighthouse: 'bun run lighthouse',
  lines: 'bun run measure:lines',
  faults: 'bun run faults',
};

export const measures = Object.keys(commands) as Measure[];

/** Name of a result's file in the folder `quality`. */
export const fileOf = (measure: Measure) => `${measure}.json`;

const maxItems = 1000;
const maxNameCharacters = 200;

const schemas = Object.fromEntries(
  measures.map((measure) => [
    measure,
    z.strictObject({
      format: z.literal(1),
      measure: z.literal(measure),
      finishedAt: z.iso.datetime(),
      commit: z
        .string()
        .regex(/^[0-9a-f]{40}$/)
        .nullable(),
      sources: z.string().regex(/^[0-9a-f]{40,64}$/),
      expected: z.int().min(1).max(maxItems),
      items: z
        .record(z.string().min(1).max(maxNameCharacters), figures[measure])
        .refine((items) => Object.keys(items).length <= maxItems),
      checksum: z.string(),
    }),
  ]),
);

/** A file that no run has written. The message names the file and the remedy. */
export class RefusedResult extends Error {}

/** The text of a result's file; its checksum tells an edit by hand. */
export function resultText<Name extends Measure>(result: QualityResult<Name>): string {
  const sorted = Object.fromEntries(Object.entries(result.items).sort(([one], [other]) => (one < other ? -1 : 1)));
  const whole = { ...result, items: sorted };
  return `${JSON.stringify({ ...whole, checksum: checksumOf(whole) }, null, 2)}\n`;
}

/** Reads the file of a measure. Throws RefusedResult. */
export function readResult<Name extends Measure>(measure: Name, text: string): QualityResult<Name> {
  const refuse = (reason: string) =>
    new RefusedResult(
      `quality/${fileOf(measure)} ${reason}. Results are written by runs only: run "${commands[measure]}" again, or delete the file.`,
    );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse('is not JSON');
  }
  const parsed = schemas[measure]?.safeParse(json);
  if (!parsed?.success) {
    const issue = parsed?.error.issues[0];
    throw refuse(`is not a result (${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'unknown measure'})`);
  }
  const { checksum, ...result } = json as QualityResult<Name> & { checksum: string };
  if (checksum !== checksumOf(result)) throw refuse('was changed after its run: its checksum does not match');
  return result as unknown as QualityResult<Name>;
}

/** Depends on the order of the keys, which is that of the file. */
function checksumOf(result: object): string {
  return new Bun.CryptoHasher('sha256').update(JSON.stringify(result)).digest('hex');
}
