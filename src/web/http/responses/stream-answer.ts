const streamed = new WeakSet<Response>();
const forwarded = new WeakSet<Response>();

/** A response whose body is produced while it is sent. */
export function streamAnswer(body: ReadableStream<Uint8Array>, init: ResponseInit): Response {
  const response = new Response(body, init);
  streamed.add(response);
  return response;
}

export function isStreamed(response: Response): boolean {
  return streamed.has(response);
}

/** Marks a response that another process of the server has finished: nothing of it is read here. */
export function markForwarded(response: Response): Response {
  forwarded.add(response);
  return response;
}

export function isForwarded(response: Response): boolean {
  return forwarded.has(response);
}

type Steps = {
  /** Called with each chunk. What it throws ends the stream. */
  onChunk?: (chunk: Uint8Array) => void;
  /** What follows the last chunk. */
  last?: () => Uint8Array;
  /** The error that its reader gets. */
  failure?: (error: unknown) => unknown;
  /** Called when it needs no more work: at its end, after an error, and when its reader has left. */
  onEnd?: () => void;
};

/** The same stream with these steps. Nothing is read ahead, so that nothing waits in it. */
export function relay(
  body: ReadableStream<Uint8Array>,
  { onChunk, last, failure, onEnd }: Steps,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let hasClientLeft = false;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      const { done, value } = await reader.read();
      if (!done) {
        onChunk?.(value);
        return controller.enqueue(value);
      }
      onEnd?.();
      const end = last?.();
      if (end?.length) controller.enqueue(end);
      controller.close();
    } catch (error) {
      if (hasClientLeft) return;
      onEnd?.();
      controller.error(failure ? failure(error) : error);
      await reader.cancel(error).catch(() => {});
    }
  };
  const cancel = async (reason: unknown) => {
    hasClientLeft = true;
    onEnd?.();
    await reader.cancel(reason);
  };
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}

/** The same response; `onEnd` is called once it needs no more work: at once, or at the end of a body that is streamed. */
export function untilSent(response: Response, onEnd: () => void): Response {
  if (isStreamed(response) && response.body) return streamAnswer(relay(response.body, { onEnd }), response);
  onEnd();
  return response;
}

/**
 * The same response; `onError` hears of a body that breaks off halfway. Its status has left by then: the connection is
 * closed, so that the client notices that the rest is missing.
 */
export function watchStream(response: Response, onError: (error: unknown) => void): Response {
  if (!isStreamed(response) || !response.body) return response;
  const failure = (error: unknown) => {
    onError(error);
    // Not the error itself: the server would print it, with the values of a query in it.
    return new Error('The response broke off.');
  };
  return streamAnswer(relay(response.body, { failure }), response);
}
