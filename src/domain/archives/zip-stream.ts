import { Zip, ZipPassThrough } from 'fflate';

export type ZipPart = {
  name: string;
  content: () => Promise<ReadableStream<Uint8Array>> | AsyncIterable<Uint8Array> | Uint8Array;
};

/** A streamed ZIP; its entries are opened one after the other. */
export function zipStream(parts: Iterable<ZipPart>): ReadableStream<Uint8Array> {
  const pieces = zipped(parts);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

async function* zipped(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { name, content } of parts) {
    const part = new ZipPassThrough(name);
    // The earliest timestamp of the ZIP format, which carries no information.
    part.mtime = '1980-01-01T00:00:00';
    zip.add(part);
    const opened = await content();
    for await (const piece of opened instanceof Uint8Array ? [opened] : opened) {
      part.push(piece);
      yield* pieces.splice(0);
    }
    part.push(new Uint8Array(0), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
