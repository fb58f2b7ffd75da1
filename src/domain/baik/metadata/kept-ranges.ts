/** Parts of a file, put together in order. Neighbouring ones count as one: a file may consist of a million tiny ones. */
export class KeptRanges {
  private readonly pieces: Uint8Array[] = [];
  private from = 0;
  private to = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** Keeps the bytes between two offsets, after everything that is kept already. */
  keep(from: number, to: number): void {
    if (from !== this.to) {
      this.close();
      this.from = from;
    }
    this.to = to;
  }

  insert(bytes: Uint8Array): void {
    this.close();
    this.from = this.to;
    this.pieces.push(bytes);
  }

  join(): Uint8Array {
    this.close();
    return Buffer.concat(this.pieces);
  }

  private close(): void {
    if (this.to > this.from) this.pieces.push(this.bytes.subarray(this.from, this.to));
  }
}
