import { isStreamed, streamAnswer } from './stream-answer.ts';

/** Bodies are filled up to a multiple of this many bytes, so that their length reveals less about what they hold. */
const evenSizeInBytes = 64 * 1024;

const space = 0x20;

/** The same page or data with spaces at its end, which mean nothing in HTML and JSON. */
export async function evenSized(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  if (!body) return response;
  headers.delete('content-length');
  if (isStreamed(response)) return streamAnswer(fillUp(body), { status, headers });
  const bytes = await response.bytes();
  const filled = new Uint8Array(bytes.length + missing(bytes.length)).fill(space);
  filled.set(bytes);
  return new Response(filled, { status, headers });
}

function fillUp(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let size = 0;
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) {
        size += value.length;
        return controller.enqueue(value);
      }
      const rest = missing(size);
      if (rest > 0) controller.enqueue(new Uint8Array(rest).fill(space));
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function missing(size: number): number {
  return (evenSizeInBytes - (size % evenSizeInBytes)) % evenSizeInBytes;
}
