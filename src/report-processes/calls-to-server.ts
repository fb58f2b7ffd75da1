import { restoreError } from '../db/sent-errors.ts';
import { QueueFullError } from '../workers/supervision/fair-queue.ts';
import type { FromProcess, Note, ServiceCall, ToProcess } from './messages.ts';

/** Calls of a report process to the server; they contain no text of a report. */
export class CallsToServer {
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private count = 0;

  constructor(private readonly send: (message: FromProcess) => void) {}

  call(request: ServiceCall): Promise<unknown> {
    const call = ++this.count;
    const waiting = Promise.withResolvers<unknown>();
    this.waiting.set(call, waiting);
    this.send({ kind: 'call', call, request });
    return waiting.promise;
  }

  note(note: Note): void {
    this.send({ kind: 'note', note });
  }

  receive(message: Extract<ToProcess, { kind: 'answer' | 'failed' }>): void {
    const waiting = this.waiting.get(message.call);
    this.waiting.delete(message.call);
    if (message.kind === 'answer') return void waiting?.resolve(message.value);
    const error = restoreError(message.error);
    waiting?.reject(error.name === 'QueueFullError' ? new QueueFullError(error.message) : error);
  }

  /** A place in a queue of the server, in the form of the queue itself. */
  async hold(request: Extract<ServiceCall, { service: 'file-place' | 'turn' }>): Promise<() => void> {
    const place = Number(await this.call(request));
    return () => this.note({ note: 'place-free', place });
  }
}
