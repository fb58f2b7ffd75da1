import { streamAnswer } from '../../../src/web/http/responses/stream-answer.ts';
import { DocumentServer } from '../../../src/web/pages/document-server.ts';
import { ErrorPages } from '../../../src/web/pages/errors.tsx';

// The server with faults in it, which a test starts in place of the server: error pages that throw, documents that break
// off halfway, and exceptions that no handler can catch, at the request of a signal.
ErrorPages.prototype.answer = () => Promise.reject(new Error('planted: the error page throws'));
DocumentServer.prototype.answer = async (path) => {
  if (path.includes('sitemap')) throw new Error('planted: the handler throws');
  if (path.startsWith('/en/')) return new Response(Bun.file('a file that is gone'));
  let pieces = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      // As Drizzle words it.
      if (pieces > 2) throw new Error('planted: the stream throws halfway\nparams: a value of the query');
      controller.enqueue(new TextEncoder().encode('half of a feed'));
    },
  });
  return streamAnswer(stream, {});
};

/** The worker with the embedded database. */
let database: Worker | undefined;
const { Worker: Original } = globalThis;
globalThis.Worker = class extends Original {
  constructor(...given: ConstructorParameters<typeof Worker>) {
    super(...given);
    if (String(given[0]).includes('embedded-worker')) database = this;
  }
};
process.on('SIGWINCH', () => database?.terminate());

process.on('SIGUSR2', () => {
  setTimeout(() => {
    throw new Error('planted: a timer throws');
  }, 1);
  queueMicrotask(() => {
    throw new Error('planted: a microtask throws');
  });
  void Promise.reject(new Error('planted: a promise is rejected'));
  const worker = new Worker(
    URL.createObjectURL(new Blob(['postMessage(1); throw new Error("planted: a worker throws")'])),
  );
  worker.onmessage = () => {
    throw new Error('planted: the callback of a worker throws');
  };
});
await import('../../../src/server.ts');
