import { type Drafts, parseDrafts } from '../domain/baik/uploads/drafts.ts';
import {
  type Body,
  type FromProcess,
  maxPieceInBytes,
  type Piece,
  type RequestHead,
  type ToProcess,
} from './messages.ts';
import { place } from './received-body.ts';

type Exchange = {
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  /** What was read of the response and not passed on yet. */
  rest: Buffer;
};

type Options = {
  send: (message: FromProcess) => void;
  drafts: Drafts;
  answer: (request: Request, head: RequestHead) => Promise<Response>;
};

/** The requests that a process of the report channel answers: its side of the exchange with the server. */
export class Exchanges {
  private readonly open = new Map<number, Exchange>();

  constructor(private readonly options: Options) {}

  receive(message: Extract<ToProcess, { id: number }>): void {
    if (message.kind === 'request') return void this.begin(message);
    const exchange = this.open.get(message.id);
    if (!exchange) return;
    const { id } = message;
    if (message.kind === 'pull') {
      return void this.passOn(id, exchange, (piece) => this.options.send({ kind: 'piece', id, ...piece }));
    }
    this.open.delete(message.id);
    exchange.reader?.cancel().catch(() => {});
  }

  private async begin({ id, head, body }: Extract<ToProcess, { kind: 'request' }>): Promise<void> {
    const { send, answer } = this.options;
    const { method, url, headers } = head;
    const content = this.contentOf(body);
    const response = await answer(new Request(url, { method, headers, ...(content && { body: content }) }), head);
    const reader = method === 'HEAD' ? undefined : response.body?.getReader();
    const { status } = response;
    await this.passOn(id, { reader, rest: Buffer.alloc(0) }, (piece) => {
      send({ kind: 'head', id, status, headers: [...response.headers], ...piece });
    });
  }

  private contentOf({ bytes, draft }: Body): BodyInit | undefined {
    const [spooled] = parseDrafts(draft ?? '');
    if (!spooled) return bytes && new Uint8Array(bytes);
    const pieces = this.options.drafts.read(spooled, place);
    return new ReadableStream(
      {
        async pull(controller) {
          const { value } = await pieces.next();
          if (value) controller.enqueue(value);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }

  private async passOn(id: number, exchange: Exchange, send: (piece: Piece) => void): Promise<void> {
    try {
      this.open.set(id, exchange);
      const piece = await nextPiece(exchange);
      if (piece.isLast) this.open.delete(id);
      send(piece);
    } catch {
      this.open.delete(id);
      this.options.send({ kind: 'broke', id });
    }
  }
}

async function nextPiece(exchange: Exchange): Promise<Piece> {
  const { reader } = exchange;
  let isLast = reader === undefined;
  while (reader && !isLast && exchange.rest.length <= maxPieceInBytes) {
    const { done, value } = await reader.read();
    if (value) exchange.rest = Buffer.concat([exchange.rest, value]);
    isLast = done;
  }
  // A copy: a view would be sent with all the bytes behind it.
  const bytes = reader && new Uint8Array(exchange.rest.subarray(0, maxPieceInBytes));
  exchange.rest = exchange.rest.subarray(maxPieceInBytes);
  return { bytes, isLast: isLast && exchange.rest.length === 0 };
}
