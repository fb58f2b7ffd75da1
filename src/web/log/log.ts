import { buildName } from '../../manifest.ts';
import { release } from '../../release.ts';

export type LogFields = Record<string, string | number | boolean | undefined>;

/** One JSON line per event on standard output or error. Never an address or a device string of a visitor. */
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, error: unknown, fields?: LogFields) => void;
};

const logLevels = ['error', 'warn', 'info'] as const;
type LogLevel = (typeof logLevels)[number];

let lowestLevel: LogLevel = 'info';

/** From here on, lines of less weight are not written. */
export function setLogLevel(level: LogLevel): void {
  lowestLevel = level;
}

export const log: Log = {
  info: (event, fields) => add('info', event, fields),
  warn: (event, fields) => add('warn', event, fields),
  error: (event, error, fields) => add('error', event, { ...fields, ...factsOf(error) }),
};

function add(level: LogLevel, event: string, fields: LogFields = {}): void {
  if (logLevels.indexOf(level) <= logLevels.indexOf(lowestLevel)) limit.add(level, event, fields);
}

function write(level: string, event: string, fields: LogFields): void {
  const stream = level === 'error' ? process.stderr : process.stdout;
  const program = level === 'error' ? { release, build: buildName() } : {};
  stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...program, ...fields })}\n`);
}

function factsOf(error: unknown): LogFields {
  if (!(error instanceof Error)) return { message: withoutParameters(String(error)) };
  const cause = error.cause instanceof Error ? messageOf(error.cause) : undefined;
  return { message: messageOf(error), cause, stack: stackOf(error) };
}

/** Codes of Postgres whose messages quote values: data exceptions, syntax (also of search words), exceptions of triggers. */
const codesThatQuote = ['22', '42601', 'P0'];

function messageOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  const quotes = typeof code === 'string' && codesThatQuote.some((start) => code.startsWith(start));
  return error.name === 'PostgresError' && quotes ? `${error.name} ${code}` : withoutParameters(error.message);
}

/**
 * Drizzle's message ends with the query's parameters, such as names, messages and hashes, which must not be logged. A
 * visitor's text may look like anything, also like a stack, so that no line behind the first parameter is kept.
 */
function withoutParameters(text: string): string {
  const start = text.indexOf('\nparams: ');
  return start === -1 ? text : text.slice(0, start);
}

/** The stack with the message as it is logged. Without frames when it is unknown where they begin: the message was changed. */
function stackOf(error: Error): string | undefined {
  const { name, message, stack } = error;
  if (!stack) return undefined;
  const logged = messageOf(error);
  const head = message === '' ? name : `: ${message}`;
  const start = stack.indexOf(head);
  const rest = start === -1 ? '' : stack.slice(start + head.length);
  const frames = rest.startsWith('\n    at ') ? rest : '';
  return `${logged === '' ? name : `${name}: ${logged}`}${frames}`;
}

type Line = { level: string; event: string; fields: LogFields };

/** Equal lines that are written within a minute; the others are counted. */
const maxEqualLinesPerMinute = 10;
/** Different lines of one event within a minute; further ones count as equal. */
const maxDifferentLinesPerMinute = 30;
const minuteInMilliseconds = 60_000;

/** Lines are equal when they differ in these fields only. */
const ownFields = ['requestId', 'method'];

/** Keeps one cause, such as a lost database, from filling the disk with lines that say the same. */
export class LineLimit {
  private readonly lines = new Map<string | number | bigint, { line: Line; count: number }>();
  private readonly differentLines = new Map<string, number>();
  private timer: Timer | undefined;

  constructor(private readonly write: (level: string, event: string, fields: LogFields) => void) {}

  add(level: string, event: string, fields: LogFields): void {
    this.timer ??= this.startMinute();
    const known = this.entryOf({ level, event, fields });
    known.count += 1;
    if (known.count <= maxEqualLinesPerMinute) this.write(level, event, fields);
  }

  /** Says how many lines were left out since the minute began, and begins another one. */
  endMinute(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const entries = [...this.lines.values()];
    this.lines.clear();
    this.differentLines.clear();
    for (const { line, count } of entries) {
      const repeated = count - maxEqualLinesPerMinute;
      if (repeated > 0) this.write(line.level, line.event, { ...withoutOwnFields(line.fields), repeated });
    }
  }

  private startMinute(): Timer {
    const timer = setTimeout(() => this.endMinute(), minuteInMilliseconds);
    timer.unref();
    return timer;
  }

  private entryOf(line: Line): { line: Line; count: number } {
    const { level, event, fields } = line;
    const exact = Bun.hash(JSON.stringify([level, event, withoutOwnFields(fields)]));
    const known = this.lines.get(exact);
    if (known) return known;
    const different = (this.differentLines.get(event) ?? 0) + 1;
    this.differentLines.set(event, different);
    const key = different > maxDifferentLinesPerMinute ? `${level} ${event}` : exact;
    const entry = this.lines.get(key) ?? { line: key === exact ? line : { level, event, fields: {} }, count: 0 };
    this.lines.set(key, entry);
    return entry;
  }
}

function withoutOwnFields(fields: LogFields): LogFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !ownFields.includes(name)));
}

const limit = new LineLimit(write);
process.on('exit', () => limit.endMinute());
