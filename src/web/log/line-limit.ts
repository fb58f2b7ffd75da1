type Fields = Record<string, string | number | boolean | undefined>;
type Line = { level: string; event: string; fields: Fields };

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

  constructor(private readonly write: (level: string, event: string, fields: Fields) => void) {}

  add(level: string, event: string, fields: Fields): void {
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

function withoutOwnFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !ownFields.includes(name)));
}
