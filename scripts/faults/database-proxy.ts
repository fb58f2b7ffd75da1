import type { Socket, TCPSocketListener } from 'bun';

type Pair = { client: Socket<Pair>; server: Socket<Pair> | undefined; waiting: Uint8Array[] };
type Mode = 'open' | 'stopped' | 'frozen' | 'slow';

/** Delay of every piece in both directions while the database is slow, in milliseconds. */
const slowDelay = 50;

/** Proxy between the site and its database that can stop, freeze or slow down the connection. */
export class DatabaseProxy {
  private mode: Mode = 'open';
  private readonly pairs = new Set<Pair>();
  /** Data received while the database was frozen, in order. */
  private held: (() => void)[] = [];
  private readonly listener: TCPSocketListener<Pair>;
  readonly url: string;

  private constructor(target: URL) {
    const hostname = target.hostname;
    const port = Number(target.port);
    this.listener = Bun.listen<Pair>({
      hostname: '127.0.0.1',
      port: 0,
      socket: {
        open: (client) => {
          if (this.mode === 'stopped') return void client.terminate();
          const pair: Pair = { client, server: undefined, waiting: [] };
          client.data = pair;
          this.pairs.add(pair);
          void this.connect(pair, hostname, port);
        },
        data: ({ data }, bytes) => this.pass(bytes, (piece) => sendToServer(data, piece)),
        close: ({ data }) => data && this.end(data),
        drain() {},
      },
    });
    const own = new URL(target);
    own.hostname = '127.0.0.1';
    own.port = String(this.listener.port);
    this.url = own.href;
  }

  static listen(databaseUrl: string): DatabaseProxy {
    return new DatabaseProxy(new URL(databaseUrl));
  }

  set(mode: Mode): void {
    this.mode = mode;
    if (mode === 'stopped') for (const pair of [...this.pairs]) this.end(pair);
    if (mode !== 'frozen') for (const release of this.held.splice(0)) release();
  }

  stop(): void {
    for (const pair of [...this.pairs]) this.end(pair);
    this.listener.stop(true);
  }

  private async connect(pair: Pair, hostname: string, port: number): Promise<void> {
    await Bun.connect<Pair>({
      hostname,
      port,
      data: pair,
      socket: {
        open: (server) => {
          pair.server = server;
          for (const piece of pair.waiting.splice(0)) write(server, piece);
        },
        data: ({ data }, bytes) => this.pass(bytes, (piece) => write(data.client, piece)),
        close: ({ data }) => this.end(data),
        drain() {},
      },
    }).catch(() => this.end(pair));
  }

  private pass(bytes: Uint8Array, send: (piece: Uint8Array) => void): void {
    const piece = new Uint8Array(bytes);
    if (this.mode === 'frozen') this.held.push(() => send(piece));
    else if (this.mode === 'slow') setTimeout(() => send(piece), slowDelay);
    else send(piece);
  }

  private end(pair: Pair): void {
    this.pairs.delete(pair);
    pair.client.terminate();
    pair.server?.terminate();
  }
}

function sendToServer(pair: Pair, piece: Uint8Array): void {
  if (pair.server) write(pair.server, piece);
  else pair.waiting.push(piece);
}

/** Writes all data: a socket accepts only what fits into its buffer. */
function write(socket: Socket<Pair>, piece: Uint8Array): void {
  const written = socket.write(piece);
  if (written >= 0 && written < piece.length) setTimeout(() => write(socket, piece.subarray(written)), 1);
}
