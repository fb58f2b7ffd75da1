import fc from 'fast-check';

/** A change to the bytes of a file, at places in proportion to its length. */
type Mutation =
  | { kind: 'set'; at: number; bytes: Uint8Array }
  | { kind: 'cut'; at: number }
  | { kind: 'remove' | 'repeat'; at: number; length: number; times: number }
  | { kind: 'number'; at: number; value: number; width: 2 | 4 };

const place = fc.double({ min: 0, max: 1, noNaN: true });
/** Numbers at which lengths, offsets and counts go wrong. */
const awkward = fc.constantFrom(
  0,
  1,
  2,
  7,
  8,
  0x7f,
  0x80,
  0xff,
  0x7fff,
  0xffff,
  0x7fffffff,
  0x80000000,
  0xfffffffe,
  0xffffffff,
);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at: place, bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }) }),
  fc.record({
    kind: fc.constant('number' as const),
    at: place,
    value: awkward,
    width: fc.constantFrom(2 as const, 4 as const),
  }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'repeat' as const),
    at: place,
    length: fc.integer({ min: 1, max: 400 }),
    times: fc.integer({ min: 2, max: 200 }),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: place }),
);

/** One of these files with some changes. */
export function mutatedFiles(originals: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  return fc
    .record({ original: fc.constantFrom(...originals), mutations: fc.array(mutation, { minLength: 1, maxLength: 6 }) })
    .map(({ original, mutations }) => mutations.reduce(mutate, original));
}

function mutate(file: Uint8Array, change: Mutation): Uint8Array {
  const at = Math.floor(change.at * Math.max(file.length - 1, 0));
  switch (change.kind) {
    case 'set': {
      const copy = Uint8Array.from(file);
      copy.set(change.bytes.subarray(0, file.length - at), at);
      return copy;
    }
    case 'number': {
      const copy = Buffer.from(file);
      if (at + change.width > copy.length) return copy;
      // Formats of both byte orders.
      if (at % 2 === 0) copy.writeUIntBE(change.value % 2 ** (8 * change.width), at, change.width);
      else copy.writeUIntLE(change.value % 2 ** (8 * change.width), at, change.width);
      return copy;
    }
    case 'cut':
      return file.subarray(0, at);
    case 'remove':
      return Buffer.concat([file.subarray(0, at), file.subarray(at + change.length)]);
    case 'repeat': {
      const piece = file.subarray(at, at + change.length);
      return Buffer.concat([
        file.subarray(0, at),
        ...Array.from({ length: change.times }, () => piece),
        file.subarray(at),
      ]);
    }
  }
}
