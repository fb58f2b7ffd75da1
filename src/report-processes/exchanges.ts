import type { Drafts } from '../domain/baik/uploads/drafts.ts';
import { parseDrafts } from '../domain/baik/uploads/drafts.ts';
import { readBytes, writeBytes } from './body-bytes.ts';
import {
  type BodySource,
  bodyDescriptor,
  type FromProcess,
  maxPieceInBytes,
  type RequestHead,
  type ToProcess,
} from './messages.ts';
import { place } from './received-body.ts';

type Exchange = {
  /** The next piece of the request's body; undefined at its end. */
  piece: PromiseWithResolvers<Uint8Array<ArrayBuffer> | undefined>;
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  /** What was read of the response and not passed on yet. */
  rest: Uint8Array;
};

type Options = {
  send: (message: FromProcess) => void;
  drafts: Drafts;
  answer: (request: Request, visit: RequestHead) => Promise<Response>;
};

/** The requests that a process of the report channel answers: its side of the exchange with the server. */
export class Exchanges {
  private readonly open = new Map<number, Exchange>();

  constructor(private readonly options: Options) {}

  receive(message: Extract<ToProcess, { id: number }>): void {
    if (message.kind === 'request') return void this.begin(message);
    const exchange = this.open.get(message.id);
    if (message.kind === 'bytes') {
      const piece = message.length > 0 ? readBytes(bodyDescriptor, message.length) : undefined;
      exchange?.piece.resolve(piece);
    } else if (!exchange) return;
    else if (message.kind === 'pull') void this.passOn(message.id, exchange);
    else {
      this.open.delete(message.id);
      exchange.reader?.cancel().catch(() => {});
    }
  }

  private async begin({ id, head, body }: Extract<ToProcess, { kind: 'request' }>): Promise<void> {
    const { send, answer } = this.options;
    const exchange: Exchange = { piece: Promise.withResolvers(), reader: undefined, rest: new Uint8Array() };
    this.open.set(id, exchange);
    const { method, url, headers } = head;
    const content = this.bodyOf(id, exchange, body);
    const request = new Request(url, { method, headers, ...(content ? { body: content } : {}) });
    const response = await answer(request, head);
    exchange.reader = method === 'HEAD' ? undefined : response.body?.getReader();
    const hasBody = exchange.reader !== undefined;
    if (!hasBody) this.open.delete(id);
    send({ kind: 'head', id, status: response.status, headers: [...response.headers], hasBody });
  }

  private bodyOf(id: number, exchange: Exchange, body: BodySource): ReadableStream<Uint8Array> | undefined {
    const { send, drafts } = this.options;
    if (body.kind === 'none') return undefined;
    const [draft] = body.kind === 'spool' ? parseDrafts(body.draft) : [];
    const pieces = draft ? drafts.read(draft, place) : undefined;
    const next = async () => {
      if (pieces) return (await pieces.next()).value as Uint8Array | undefined;
      exchange.piece = Promise.withResolvers();
      send({ kind: 'pull', id });
      return exchange.piece.promise;
    };
    return new ReadableStream(
      {
        async pull(controller) {
          const piece = await next();
          if (piece) controller.enqueue(piece);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }

  private async passOn(id: number, exchange: Exchange): Promise<void> {
    const { send } = this.options;
    try {
      while (exchange.rest.length === 0) {
        const read = await exchange.reader?.read();
        if (!read || read.done) {
          this.open.delete(id);
          return send({ kind: 'bytes', id, length: 0 });
        }
        exchange.rest = read.value;
      }
      const piece = exchange.rest.subarray(0, maxPieceInBytes);
      exchange.rest = exchange.rest.subarray(piece.length);
      writeBytes(bodyDescriptor, piece);
      send({ kind: 'bytes', id, length: piece.length });
    } catch {
      this.open.delete(id);
      send({ kind: 'broke', id });
    }
  }
}
