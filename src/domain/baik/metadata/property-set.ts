/** One property of an OLE property set (MS-OLEPS). */
export type Property = { id: number; value: string | Date };

/** Bytes of a text that are read; properties may all claim the same megabytes. */
const maxTextInBytes = 4096;

const types = { text: 0x1e, wideText: 0x1f, time: 0x40 };
/** Between 1601, where Windows begins to count, and 1970, in milliseconds. */
const windowsEpoch = 11_644_473_600_000;

/** Texts and times of the first property set in a stream; invalid properties are skipped. */
export function readPropertySet(stream: Uint8Array): Property[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const found: Property[] = [];
  try {
    const start = view.getUint32(44, true);
    const count = Math.min(view.getUint32(start + 4, true), 200);
    for (let index = 0; index < count; index += 1) {
      const id = view.getUint32(start + 8 + index * 8, true);
      const value = readValue(view, start + view.getUint32(start + 12 + index * 8, true));
      if (value !== undefined) found.push({ id, value });
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}

/** An empty property set of that length. */
export function emptyPropertySet(given: Uint8Array): Uint8Array {
  const empty = new Uint8Array(given.length);
  // Byte order, version, and the identity of the set.
  empty.set(given.subarray(0, 4));
  empty.set(given.subarray(28, 44), 28);
  const view = new DataView(empty.buffer);
  if (empty.length < 56) return empty;
  view.setUint32(24, 1, true);
  view.setUint32(44, 48, true);
  view.setUint32(48, 8, true);
  return empty;
}

function readValue(view: DataView, at: number): string | Date | undefined {
  const type = view.getUint32(at, true);
  if (type === types.time) {
    const ticks = view.getBigUint64(at + 4, true);
    return ticks === 0n ? undefined : new Date(Number(ticks / 10_000n) - windowsEpoch);
  }
  if (type !== types.text && type !== types.wideText) return undefined;
  const length = view.getUint32(at + 4, true) * (type === types.wideText ? 2 : 1);
  const readable = Math.min(length, maxTextInBytes, view.byteLength - at - 8);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 8, readable);
  const text = type === types.wideText ? new TextDecoder('utf-16le').decode(bytes) : decodeNarrow(bytes);
  return text.replace(/\0[\s\S]*$/, '');
}

/** Newer programs write UTF-8 here, older ones the code page of Western Europe. */
function decodeNarrow(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
