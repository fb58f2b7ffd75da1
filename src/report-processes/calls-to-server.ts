import { restoreError } from '../db/forwarded.ts';
import type { FromProcess, Services, ToProcess } from './messages.ts';

/** Calls of a report process to the server; they contain no text of a report. */
export class CallsToServer {
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private count = 0;

  constructor(private readonly send: (message: FromProcess) => void) {}

  call<Name extends keyof Services>(
    service: Name,
    value: Parameters<Services[Name]>[0],
  ): Promise<Awaited<ReturnType<Services[Name]>>> {
    const call = ++this.count;
    const waiting = Promise.withResolvers<unknown>();
    this.waiting.set(call, waiting);
    this.send({ kind: 'call', call, service, value });
    // What the service of that name has returned.
    return waiting.promise as Promise<Awaited<ReturnType<Services[Name]>>>;
  }

  /** A call that is not waited for. */
  note<Name extends keyof Services>(service: Name, value: Parameters<Services[Name]>[0]): void {
    this.send({ kind: 'call', service, value });
  }

  receive(message: Extract<ToProcess, { kind: 'answer' | 'failed' }>): void {
    const waiting = this.waiting.get(message.call);
    this.waiting.delete(message.call);
    if (message.kind === 'answer') waiting?.resolve(message.value);
    else waiting?.reject(restoreError(message.error));
  }
}
