import type { Socket, TCPSocketListener } from 'bun';

type Pair = { client: Outlet; server: Outlet | undefined; waiting: Uint8Array[] };
type Mode = 'open' | 'stopped' | 'frozen' | 'slow';

/** Delay of every piece in both directions while the database is slow. */
const slowDelayInMilliseconds = 50;

/** Proxy between the site and its database that can stop, freeze or slow down the connection. */
export class DatabaseProxy {
  private mode: Mode = 'open';
  private readonly pairs = new Set<Pair>();
  /** Data received while the database was frozen or slow, in order. */
  private readonly held: (() => void)[] = [];
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
          const pair: Pair = { client: new Outlet(client), server: undefined, waiting: [] };
          client.data = pair;
          this.pairs.add(pair);
          void this.connect(pair, hostname, port);
        },
        data: ({ data }, bytes) => this.pass(bytes, (piece) => sendToServer(data, piece)),
        close: ({ data }) => data && this.end(data),
        drain: ({ data }) => data?.client.flush(),
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
          pair.server = new Outlet(server);
          for (const piece of pair.waiting.splice(0)) pair.server.write(piece);
        },
        data: ({ data }, bytes) => this.pass(bytes, (piece) => data.client.write(piece)),
        close: ({ data }) => this.end(data),
        drain: ({ data }) => data.server?.flush(),
      },
    }).catch(() => this.end(pair));
  }

  private pass(bytes: Uint8Array, send: (piece: Uint8Array) => void): void {
    const piece = new Uint8Array(bytes);
    const release = () => send(piece);
    if (this.mode === 'frozen' || this.mode === 'slow') this.held.push(release);
    else release();
    if (this.mode === 'slow') setTimeout(() => this.releaseUpTo(release), slowDelayInMilliseconds);
  }

  private releaseUpTo(last: () => void): void {
    for (const release of this.held.splice(0, this.held.indexOf(last) + 1)) release();
  }

  private end(pair: Pair): void {
    this.pairs.delete(pair);
    pair.client.end();
    pair.server?.end();
  }
}

function sendToServer(pair: Pair, piece: Uint8Array): void {
  if (pair.server) pair.server.write(piece);
  else pair.waiting.push(piece);
}

/** Writes all data in order: a socket accepts only what fits into its buffer. */
class Outlet {
  private readonly unsent: Uint8Array[] = [];

  constructor(private readonly socket: Socket<Pair>) {}

  write(piece: Uint8Array): void {
    this.unsent.push(piece);
    if (this.unsent.length === 1) this.flush();
  }

  /** Also called when the socket has room again. */
  flush(): void {
    for (let [piece] = this.unsent; piece; [piece] = this.unsent) {
      const written = Math.max(0, this.socket.write(piece));
      if (written < piece.length) {
        this.unsent[0] = piece.subarray(written);
        return;
      }
      this.unsent.shift();
    }
  }

  end(): void {
    this.socket.terminate();
  }
}
