import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** Bytes of a statement that subscribes to notifications. */
const listenStatement = Buffer.from('listen "');

type Link = { client: Socket; server: Socket; listens: boolean };

/** A proxy to a PostgreSQL server that can freeze, cut and lose notifications. */
export type DatabaseProxy = Awaited<ReturnType<typeof openDatabaseProxy>>;

export async function openDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const links = new Set<Link>();
  const waiting = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  let isDeaf = false;
  /** Calls this when a client sends bytes that contain the text, before they are passed on. */
  let watched: { text: string; seen: () => void } | undefined;

  const link = (client: Socket) => {
    const server = dial({ host: target.hostname, port: Number(target.port) });
    const own: Link = { client, server, listens: false };
    links.add(own);
    client.on('data', (bytes) => {
      const sent = Buffer.from(bytes);
      if (sent.includes(listenStatement)) own.listens = true;
      if (watched && sent.includes(watched.text)) {
        const { seen } = watched;
        watched = undefined;
        seen();
      }
      if (isFrozen) held.push(() => server.write(sent));
      else server.write(sent);
    });
    server.on('data', (bytes) => {
      if (isDeaf && own.listens) return;
      if (isFrozen) held.push(() => client.write(Buffer.from(bytes)));
      else client.write(bytes);
    });
    const end = () => {
      links.delete(own);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  };
  /** What is on its way while nothing moves. */
  const held: (() => void)[] = [];

  const front: Server = createServer((client) => {
    if (isCut) client.destroy();
    else if (isFrozen) {
      client.on('error', () => {});
      waiting.add(client);
    } else link(client);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;

  return {
    url: url.href,
    /** From now on nothing arrives, neither here nor there; connections are accepted and stay silent. */
    freeze() {
      isFrozen = true;
    },
    /** What was on its way arrives, and everything after it. */
    thaw() {
      isFrozen = false;
      for (const pass of held.splice(0)) pass();
      for (const client of waiting) if (!client.destroyed) link(client);
      waiting.clear();
    },
    /** Every connection ends, and new ones are refused. */
    cut() {
      isCut = true;
      for (const { client } of links) client.destroy();
    },
    mend() {
      isCut = false;
    },
    /** Notifications do not arrive any more; no connection ends, so nothing shows it. */
    muteNotifications() {
      isDeaf = true;
    },
    /** Freezes when a client sends these words: they do not arrive before `thaw`. */
    freezeAt(text: string): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      watched = {
        text,
        seen: () => {
          isFrozen = true;
          resolve();
        },
      };
      return promise;
    },
    async close() {
      for (const { client, server } of links) {
        client.destroy();
        server.destroy();
      }
      for (const client of waiting) client.destroy();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
