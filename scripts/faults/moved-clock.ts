// Preloaded by a server: offsets its clock by CLOCK_OFFSET_SECONDS, and that of all processes that it starts.
const offsetInSeconds = process.env.CLOCK_OFFSET_SECONDS ?? '0';
const offset = Number(offsetInSeconds) * 1000;
const TrueDate = Date;

class MovedDate extends TrueDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(TrueDate.now() + offset);
    // Takes the parameters of Date.
    else super(...(given as [number]));
  }
  static override now(): number {
    return TrueDate.now() + offset;
  }
}
globalThis.Date = MovedDate as DateConstructor;

// The server gives its processes none of its own environment.
const inherited = { CLOCK_OFFSET_SECONDS: offsetInSeconds, BUN_OPTIONS: `--preload ${import.meta.path}` };
const trueSpawn = Bun.spawn;
Bun.spawn = ((command: string[], options: { env?: Record<string, string | undefined> } = {}) =>
  trueSpawn(command, { ...options, env: { ...(options.env ?? process.env), ...inherited } })) as typeof Bun.spawn;
