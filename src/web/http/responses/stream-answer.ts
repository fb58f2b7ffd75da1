const streamed = new WeakSet<Response>();

/** A response whose body is produced while it is sent. */
export function streamAnswer(body: ReadableStream<Uint8Array>, init: ResponseInit): Response {
  const response = new Response(body, init);
  streamed.add(response);
  return response;
}

export function isStreamed(response: Response): boolean {
  return streamed.has(response);
}

/** The same response; `onEnd` is called once it needs no more work: at once, or at the end of a body that is streamed. */
export function untilSent(response: Response, onEnd: () => void): Response {
  if (!isStreamed(response) || !response.body) {
    onEnd();
    return response;
  }
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        onEnd();
        controller.close();
      } catch (error) {
        onEnd();
        controller.error(error);
      }
    },
    cancel: (reason) => {
      onEnd();
      return reader.cancel(reason);
    },
  });
  return streamAnswer(body, response);
}

/**
 * The same response; `onError` hears of a body that breaks off halfway. Its status has left by then: the connection is
 * closed, so that the client notices that the rest is missing.
 */
export function watchStream(response: Response, onError: (error: unknown) => void): Response {
  if (!isStreamed(response) || !response.body) return response;
  const reader = response.body.getReader();
  let hasClientLeft = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (hasClientLeft) return;
        onError(error);
        // Not the error itself: the server would print it, with the values of a query in it.
        controller.error(new Error('The response broke off.'));
      }
    },
    async cancel(reason) {
      hasClientLeft = true;
      await reader.cancel(reason);
    },
  });
  return streamAnswer(body, response);
}
