// Loaded before a server: its clock differs from the true one by CLOCK_OFFSET_SECONDS.
const offset = Number(process.env.CLOCK_OFFSET_SECONDS ?? 0) * 1000;
const TrueDate = Date;

class MovedDate extends TrueDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(TrueDate.now() + offset);
    // The parameters are those of Date, however many there are.
    else super(...(given as [number]));
  }
  static override now(): number {
    return TrueDate.now() + offset;
  }
}
globalThis.Date = MovedDate as DateConstructor;
