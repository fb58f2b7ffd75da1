import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** How long a page may take and still leave complete, in milliseconds. */
export const patience = 40;

export type RenderedPage =
  | { kind: 'complete'; html: Uint8Array<ArrayBuffer> }
  | { kind: 'streaming'; stream: ReadableStream<Uint8Array> };

type RenderOptions = { nonce: string; signal?: AbortSignal; onError: (error: unknown) => void };

/**
 * Renders a document: complete when everything is ready within the patience, otherwise as a stream whose shell leaves
 * at once and whose late sections follow with inline scripts under the nonce. Throws when the shell itself fails.
 */
export async function renderPage(document: ReactNode, options: RenderOptions): Promise<RenderedPage> {
  let left = false;
  const onError = (error: unknown) => {
    if (!left) options.onError(error);
  };
  const stream = await open(document, { ...options, onError });
  const ready = stream.allReady.then(
    () => true,
    () => true,
  );
  const inTime = await Promise.race([ready, Bun.sleep(patience).then(() => false)]);
  if (!inTime) {
    const leave = () => {
      left = true;
    };
    return { kind: 'streaming', stream: whileRead(stream, leave) };
  }
  return { kind: 'complete', html: await bytesOf(stream) };
}

/** Renders a document to the end, however long its slowest query takes. */
export async function renderCompletePage(
  document: ReactNode,
  options: RenderOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = await open(document, options);
  await stream.allReady;
  return bytesOf(stream);
}

/** The same stream; when its reader leaves early, React gives up what is still missing, which is no failure. */
function whileRead(stream: ReadableStream<Uint8Array>, onLeave: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel(reason) {
      onLeave();
      await reader.cancel(reason);
    },
  });
}

function open(document: ReactNode, { nonce, signal, onError }: RenderOptions) {
  return renderToReadableStream(document, {
    nonce,
    onError,
    // Above the default size React would put content that is ready behind an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(signal ? { signal } : {}),
  });
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
