/**
 * Tells which of some texts occur in bytes that pass in pieces, without copying them: of what may be a report, only this is
 * known afterwards.
 */
export class ByteSearch {
  readonly found = new Set<string>();
  private readonly overlap: number;
  /** The end of what has passed, and behind it the start of the next piece. */
  private readonly seam: Uint8Array<ArrayBuffer>;

  constructor(private readonly texts: readonly string[]) {
    this.overlap = Math.max(...texts.map(({ length }) => length)) - 1;
    this.seam = new Uint8Array(2 * this.overlap);
  }

  add(piece: Uint8Array<ArrayBuffer>): void {
    const { overlap, seam } = this;
    const start = piece.subarray(0, overlap);
    seam.set(start, overlap);
    this.look(seam.subarray(0, overlap + start.length));
    this.look(piece);
    seam.copyWithin(0, start.length, start.length + overlap);
    if (piece.length > overlap) seam.set(piece.subarray(-overlap));
    seam.fill(0, overlap);
  }

  /** Overwrites what it still holds. */
  end(): void {
    this.seam.fill(0);
  }

  private look(bytes: Uint8Array<ArrayBuffer>): void {
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    for (const text of this.texts) if (!this.found.has(text) && view.includes(text)) this.found.add(text);
  }
}
