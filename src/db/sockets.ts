import { connect, type Socket } from 'node:net';
import { DatabaseUnavailableError } from './unavailable.ts';

/** The target that the driver passes; it tries the hosts of a list in turn. */
type Target = { host: string | readonly string[]; port: number | readonly number[]; path?: string | false | null };

/**
 * The connections of one database client. The driver cannot give up one of its own that no longer answers; here it is
 * destroyed, and the driver opens another.
 */
export class DatabaseSockets {
  private readonly sockets = new Map<Socket, { silentSince: number | undefined }>();
  private attempts = 0;

  /** Opens a socket, as the driver's option `socket` wants it: it may be written to before it is connected. */
  readonly open = ({ host, port, path }: Target): Socket => {
    const [hosts, ports] = [[host].flat(), [port].flat()];
    const turn = this.attempts++ % hosts.length;
    const name = hosts[turn] ?? 'localhost';
    const socket = path ? connect(path) : connect(ports[turn % ports.length] ?? 5432, name);
    const state: { silentSince: number | undefined } = { silentSince: undefined };
    const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
    socket.write = (...given: unknown[]) => {
      state.silentSince ??= performance.now();
      return write(...given);
    };
    socket.on('data', () => {
      state.silentSince = undefined;
    });
    socket.once('close', () => this.sockets.delete(socket));
    this.sockets.set(socket, state);
    // The driver checks certificates against this name.
    return Object.assign(socket, { host: name });
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
