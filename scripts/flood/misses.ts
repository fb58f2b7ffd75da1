import { RawConnection } from './http-client.ts';

/*
 * Asks for what is not in memory, in a process of its own: `misses.ts <port> <kind> <connections> <one|many>`. Each connection
 * sends a request as soon as the one before is answered, from one address or from many networks, until standard input ends;
 * prints how many got which status.
 */
const [port = '0', kind = '', connections = '1', from = 'one'] = process.argv.slice(2);

/** The address of the n-th request, and its headers. */
const kinds: Readonly<Record<string, (number: number) => { path: string; cookie?: string }>> = {
  'API documentation': () => ({ path: '/api/docs' }),
  'API description': () => ({ path: '/api/docs/json' }),
  'unknown articles': (number) => ({ path: `/en/read-news/${9_000_000 + number}` }),
  'unknown addresses': (number) => ({ path: `/en/nothing-${number}` }),
  'invented sessions': (number) => ({ path: '/backend/dashboard', cookie: `__Host-session=${sessionId(number)}` }),
  'malformed sessions': (number) => ({ path: '/api/backend/status', cookie: `__Host-session=${number}` }),
  'confirmation of data requests': (number) => ({
    path: `/en/personal-data-request/confirm?code=${sessionId(number)}`,
  }),
};
const kindOf = kinds[kind];
if (!kindOf) throw new Error(`One of: ${Object.keys(kinds).join(', ')}`);

/** Of the shape of a session id, and of a code. */
function sessionId(number: number): string {
  return new Bun.CryptoHasher('sha256').update(String(number)).digest('base64url');
}

function requestOf(number: number): string {
  const { path, cookie } = (kindOf as NonNullable<typeof kindOf>)(number);
  const address =
    from === 'one' ? '198.51.100.7' : `198.${18 + (number % 2)}.${(number >> 1) % 256}.${(number >> 9) % 256}`;
  const head = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `X-Forwarded-For: ${address}`];
  if (cookie) head.push(`Cookie: ${cookie}`);
  return `${head.join('\r\n')}\r\nAccept-Encoding: gzip\r\n\r\n`;
}

const counts = new Map<number, number>();
let sent = 0;
let isStopped = false;
void Bun.stdin.text().then(() => {
  isStopped = true;
});
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    const connection = new RawConnection(Number(port));
    while (!isStopped) {
      sent += 1;
      const status = await connection.send(requestOf(sent));
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    connection.close();
  }),
);
process.stdout.write(`${JSON.stringify({ sent, statuses: Object.fromEntries(counts) })}\n`);
