import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { bytesOfDocument } from '../../ui/markup/document-bytes.ts';
import { relay } from '../http/responses/stream-answer.ts';

/** A page whose data takes longer is streamed. */
export const completeTimeoutInMilliseconds = 40;

export type RenderedPage =
  | { kind: 'complete'; html: Uint8Array<ArrayBuffer> }
  | { kind: 'streaming'; stream: ReadableStream<Uint8Array> };

type RenderOptions = {
  nonce: string;
  /** Data the document waits for; other promises are awaited in the stream. */
  late?: readonly Promise<unknown>[];
  onError: (error: unknown) => void;
};

/** `isWithdrawn`: whether content was taken back since the render began: then a stream breaks off. */
type StreamOptions = RenderOptions & { isWithdrawn: () => boolean };

/**
 * Renders a document: complete when its data arrives within `completeTimeoutInMilliseconds`, otherwise as a stream whose shell
 * is sent at once and whose late sections follow with inline scripts under the nonce. Throws when the shell fails.
 */
export async function renderPage(document: ReactNode, options: StreamOptions): Promise<RenderedPage> {
  const { late = [] } = options;
  const inTime = late.length === 0 || (await within(completeTimeoutInMilliseconds, settle(late)));
  const html = inTime && renderNow(document);
  if (html) return { kind: 'complete', html };
  let left = false;
  const stream = await open(document, {
    ...options,
    onError: (error) => {
      if (!left) options.onError(error);
    },
  });
  if (inTime && (await within(completeTimeoutInMilliseconds, stream.allReady)))
    return { kind: 'complete', html: await bytesOf(stream) };
  const sent = relay(stream, {
    onChunk: () => {
      if (options.isWithdrawn()) throw new Error('Content was withdrawn while the page was streamed.');
    },
    // React aborts the parts that are pending when the reader leaves, which is no failure.
    onEnd: () => {
      left = true;
    },
  });
  return { kind: 'streaming', stream: sent };
}

/** Renders a complete document, however long its slowest query takes. */
export async function renderCompletePage(
  document: ReactNode,
  options: RenderOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { late = [] } = options;
  const ready = await fulfilled(settle(late));
  const html = ready && renderNow(document);
  if (html) return html;
  const stream = await open(document, options);
  await stream.allReady;
  return bytesOf(stream);
}

/**
 * Waits for all of them and lets React's `use` read each at once, by the fields that React itself would set on a
 * promise that it has seen. Rejects with the first failure.
 */
async function settle(promises: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(
    promises.map(async (promise) => {
      Object.assign(promise, { status: 'fulfilled', value: await promise });
    }),
  );
}

/** React's marker of a boundary left to client rendering. */
const missingPart = '<!--$!-->';

/**
 * Renders a document whose data is ready in one pass, at a third of the cost of a stream. Undefined when a part is not
 * ready or fails; the stream then awaits or reports it.
 */
function renderNow(document: ReactNode): Uint8Array<ArrayBuffer> | undefined {
  try {
    let isComplete = true;
    const html = bytesOfDocument(() => {
      const text = renderToString(document);
      isComplete = !text.includes(missingPart);
      return `<!DOCTYPE html>${text}`;
    });
    return isComplete ? html : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a promise fulfils within the timeout. */
async function within(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>();
  // Pending socket data is read before the timeout counts: a busy process is no slow query.
  let timer = setTimeout(() => {
    timer = setTimeout(resolve, 0, false);
  }, milliseconds);
  const inTime = await Promise.race([fulfilled(promise), timeout]);
  clearTimeout(timer);
  return inTime;
}

function fulfilled(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}

function open(document: ReactNode, { nonce, onError }: RenderOptions) {
  return renderToReadableStream(document, {
    nonce,
    onError,
    // Above the default size React would defer ready content behind an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
