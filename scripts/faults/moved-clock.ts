// Preloaded by a server: offsets its clock by CLOCK_OFFSET_SECONDS.
const offset = Number(process.env.CLOCK_OFFSET_SECONDS ?? 0) * 1000;
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
