import { RawConnection } from './http-client.ts';

/*
 * One sender in a process of its own: `flood.ts <port> <address|network|neighbours> <requests>`. It sends at least that many
 * requests, each as soon as the one before is answered, until its standard input ends, and prints how many got which status.
 * `neighbours` are many networks next to each other that send reports only, more at once than may wait; they leave at the end.
 */
const [port = 0, source = 'address', requests = 20_000] = process.argv.slice(2).map((one) => Number(one) || one);
const isReports = source === 'neighbours';
const connections = isReports ? 260 : 50;
const origin = `http://127.0.0.1:${port}`;

/** The addresses from which the requests seem to come: one, all of a /48, or one of each /24 of a /16. */
const addressOf = (request: number) => {
  if (source === 'address') return '198.51.100.7';
  if (isReports) return `198.18.${request % 256}.7`;
  return `2001:db8:77:${(request % 65_536).toString(16)}::${(request % 9) + 1}`;
};

const tokens = await collectTokens(isReports ? 2 : Math.min(200, Number(requests)));
const open: RawConnection[] = [];
const counts = new Map<number, number>();
let sent = 0;
let isStopped = false;
void Bun.stdin.text().then(() => {
  isStopped = true;
  if (isReports) for (const connection of open) connection.close();
});

await Promise.all(
  Array.from({ length: connections }, async (_none, index) => {
    // Reports of one network wait for each other: they have a fifth of the connections, so that the others go on.
    const sendsReports = isReports || index % 5 === 0;
    const connection = new RawConnection(Number(port));
    open.push(connection);
    while (sent < Number(requests) || !isStopped) {
      sent += 1;
      const status = await connection.send(requestOf(sent, sendsReports));
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    connection.close();
  }),
);
process.stdout.write(`${JSON.stringify({ sent, statuses: Object.fromEntries(counts) })}\n`);

async function collectTokens(count: number): Promise<string[]> {
  const collected: string[] = [];
  for (let page = 0; page < count; page += 1) {
    const path = page % 2 === 0 ? '/en/contact?complete=1' : '/en/baik-culture?complete=1';
    const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': addressOf(page) } });
    collected.push(/name="token" value="([^"]+)"/.exec(await answer.text())?.[1] ?? '');
  }
  return collected;
}

/** Complete forms with good tokens, empty ones, guessed passwords, and pages that are rendered for each visitor. */
function requestOf(number: number, sendsReports: boolean): string {
  const token = tokens[number % tokens.length] ?? '';
  const message = {
    name: 'A',
    email: 'a@example.com',
    subject: 'umum',
    message: `Message ${number}`,
    language: 'en',
    token,
  };
  const report = { contact: 'a', report: `Report ${number}`, language: 'en', token };
  if (sendsReports) return post(number % 2 === 0 ? '/api/baik/submit' : '/en/baik-culture', number, report);
  const kind = number % 8;
  if (kind < 3) return post('/api/contact/submit', number, message);
  if (kind < 5) return post('/en/contact', number, message);
  if (kind === 5) return post('/api/contact/submit', number, {});
  if (kind === 6) return post('/backend/login', number, { username: 'admin', password: `guess ${number}` });
  return `GET /en/contact?complete=1 HTTP/1.1\r\n${headersOf(number)}\r\n`;
}

function post(path: string, number: number, fields: Record<string, string>): string {
  const body = new URLSearchParams(fields).toString();
  const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
  return `POST ${path} HTTP/1.1\r\n${headersOf(number)}${type}Content-Length: ${body.length}\r\n\r\n${body}`;
}

function headersOf(number: number): string {
  return `Host: 127.0.0.1:${port}\r\nX-Forwarded-For: ${addressOf(number)}\r\n`;
}
