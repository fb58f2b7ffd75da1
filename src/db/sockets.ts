import { connect, Socket } from 'node:net';
import { DatabaseUnavailableError } from './unavailable.ts';

export type DatabaseHost = { host: string; port: number };

/** Where the driver connects to. */
type Target = { host: string | readonly string[]; port: number | readonly number[]; path?: string | false | null };

/** How long one host of a list may take to accept a connection. */
const maxAcceptInMilliseconds = 1000;

/**
 * The connections of one database client. The driver cannot give up one of its own that no longer answers; here it is
 * destroyed, and the driver opens another.
 */
export class DatabaseSockets {
  private readonly sockets = new Map<Socket, { silentSince: number | undefined }>();
  private attempts = 0;

  /** `hosts`: tried in turn, instead of the driver's one. */
  constructor(private readonly hosts: readonly DatabaseHost[] = []) {}

  /**
   * Makes a socket, as the driver's option `socket` wants it. It connects when the driver first writes to it: a connection
   * that is refused at once, as without a route, would fail before the driver listens for errors.
   */
  readonly open = ({ host, port, path }: Target): Socket => {
    const own = { host: [host].flat()[0] ?? 'localhost', port: [port].flat()[0] ?? 5432 };
    const turn = this.attempts++ % Math.max(this.hosts.length, 1);
    const hosts = this.hosts.length > 1 ? [...this.hosts.slice(turn), ...this.hosts.slice(0, turn)] : [own];
    const socket = new Socket();
    const state: { silentSince: number | undefined } = { silentSince: undefined };
    const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
    const begin = ({ host: name, port: at }: DatabaseHost, given: unknown[]) => {
      if (socket.destroyed) return false;
      // The driver checks certificates against this name.
      Object.assign(socket, { host: name });
      if (path) socket.connect(path);
      else socket.connect(at, name);
      return write(...given);
    };
    let isBegun = false;
    socket.write = (...given: unknown[]) => {
      state.silentSince ??= performance.now();
      if (isBegun) return write(...given);
      isBegun = true;
      if (hosts.length === 1) return begin(own, given);
      void firstThatAccepts(hosts).then((chosen) => begin(chosen, given));
      return true;
    };
    socket.on('data', () => {
      state.silentSince = undefined;
    });
    socket.once('close', () => this.sockets.delete(socket));
    this.sockets.set(socket, state);
    return socket;
  };

  /** Ends the connections that have been asked something so long ago, in milliseconds, and have not answered since. */
  destroySilent(milliseconds: number): void {
    const limit = performance.now() - milliseconds;
    for (const [socket, { silentSince }] of this.sockets) {
      if (silentSince !== undefined && silentSince <= limit) this.destroy(socket);
    }
  }

  destroyAll(): void {
    for (const socket of this.sockets.keys()) this.destroy(socket);
  }

  private destroy(socket: Socket): void {
    this.sockets.delete(socket);
    // With an error the driver rejects what waits for this connection; without one it would connect again for it.
    socket.destroy(new DatabaseUnavailableError('The connection to the database was given up'));
  }
}

/** The first host when none accepts a connection. */
async function firstThatAccepts(hosts: readonly DatabaseHost[]): Promise<DatabaseHost> {
  for (const host of hosts) if (await accepts(host)) return host;
  return hosts[0] as DatabaseHost;
}

function accepts({ host, port }: DatabaseHost): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const trial = connect(port, host);
  const timer = setTimeout(resolve, maxAcceptInMilliseconds, false);
  trial.once('connect', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => {
    clearTimeout(timer);
    trial.destroy();
  });
}
