const reloadScript = '/__dev/reload.js';
const events = '/__dev/events';
const script = `new EventSource('${events}').onmessage = () => location.reload();`;

type Proxy = {
  /** Holds requests from now on. */
  hold: () => void;
  release: () => void;
  /** Reloads every open page. */
  reload: () => void;
};

/** Reverse proxy in front of the development server; adds a live-reload script to every page. */
export function startProxy(port: number, target: string): Proxy {
  let held: PromiseWithResolvers<void> | undefined;
  const listeners = new Set<ReadableStreamDefaultController<string>>();
  Bun.serve({
    port,
    idleTimeout: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      if (pathname === reloadScript) return new Response(script, { headers: { 'content-type': 'text/javascript' } });
      if (pathname === events) return eventStream(listeners);
      await held?.promise;
      return forward(request, target + pathname + search);
    },
  });
  return {
    hold: () => {
      held ??= Promise.withResolvers();
    },
    release: () => {
      held?.resolve();
      held = undefined;
    },
    reload: () => {
      for (const listener of listeners) listener.enqueue('data: reload\n\n');
    },
  };
}

function eventStream(listeners: Set<ReadableStreamDefaultController<string>>): Response {
  let own: ReadableStreamDefaultController<string>;
  const stream = new ReadableStream<string>({
    start(controller) {
      own = controller;
      listeners.add(controller);
    },
    cancel: () => void listeners.delete(own),
  });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}

async function forward(request: Request, url: string): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('accept-encoding', 'identity');
  const { method, body } = request;
  const answer = await fetch(url, { method, headers, body, redirect: 'manual' }).catch(
    () =>
      new Response('The server is not running; this page reloads once it does.', {
        status: 503,
        headers: { 'content-type': 'text/html' },
      }),
  );
  if (!answer.headers.get('content-type')?.startsWith('text/html') || !answer.body) return answer;
  const answerHeaders = new Headers(answer.headers);
  answerHeaders.delete('content-length');
  answerHeaders.delete('etag');
  return new Response(answer.body.pipeThrough(withReloadScript()), { status: answer.status, headers: answerHeaders });
}

function withReloadScript(): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    flush: (controller) => controller.enqueue(new TextEncoder().encode(`<script src="${reloadScript}"></script>`)),
  });
}
