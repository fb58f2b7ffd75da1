import { securityHeaders } from '../headers.ts';
import { streamAnswer } from './stream-answer.ts';

/** Proxies are asked not to hold back events, and not to compress them. */
const headers = {
  ...securityHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** Shorter than the time after which servers and proxies end a connection that is silent. */
const heartbeatInMilliseconds = 10_000;
/**
 * A connection ends after this time and is made again: a device that sleeps does not close its connections, and must not
 * count as present for hours.
 */
const maxStreamInMilliseconds = 60_000;
/** Events that a client has not read yet; one that reads nothing any more is given up. */
const maxUnreadEvents = 20;

export type EventStream = {
  send: (event: string, data: unknown) => void;
  /** Ends the stream; browsers connect again. */
  close: () => void;
};

/** Server-sent events. `onClose` is called once: `server` ended the stream, or the `client` has left it. */
export function eventStream(
  begin: (stream: EventStream) => void,
  onClose: (by: 'client' | 'server') => void,
): Response {
  const encoder = new TextEncoder();
  const timers: { stop: () => void }[] = [];
  let isOpen = true;
  const finish = (by: 'client' | 'server') => {
    if (!isOpen) return false;
    isOpen = false;
    for (const { stop } of timers) stop();
    onClose(by);
    return true;
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const close = (by: 'client' | 'server') => finish(by) && controller.close();
      const write = (text: string) => {
        if (!isOpen) return;
        if ((controller.desiredSize ?? 0) < -maxUnreadEvents) close('client');
        else controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => write(':\n\n'), heartbeatInMilliseconds);
      const lifetime = setTimeout(() => close('server'), maxStreamInMilliseconds);
      heartbeat.unref();
      lifetime.unref();
      timers.push({ stop: () => clearInterval(heartbeat) }, { stop: () => clearTimeout(lifetime) });
      write('retry: 2000\n\n');
      begin({
        send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        close: () => close('server'),
      });
    },
    cancel: () => void finish('client'),
  });
  return streamAnswer(body, { headers });
}
