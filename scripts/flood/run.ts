import { Secret, TOTP } from 'otpauth';
import { openDatabase } from '../../src/db/client.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { enableSecondFactor, makeTotpSecret } from '../../src/domain/accounts/second-factor/second-factor.ts';
import { noNotices } from '../../src/domain/accounts/security-notices.ts';
import { setSealKey } from '../../src/domain/activity/chain.ts';
import { auditKey } from '../../tests/support/audit-key.ts';
import { joinAs } from '../../tests/support/baik.ts';
import { type RunningServer, startServer } from '../../tests/support/processes.ts';
import { helper } from './helper.ts';
import { type Outcome, sendWithoutScript, sendWithScript, signIn } from './visitors.ts';

type Place = { databaseUrl: string | undefined; dataDirectory: string };

export type Source = 'address' | 'network' | 'neighbours';

export type Attack = {
  place: Place;
  /** Where they come from; `neighbours` send reports only, more at once than may wait. */
  sources: readonly Source[];
  /** Minimum number of requests in each of the floods `address` and `network`. */
  requests: number;
  slowConnections: number;
  /** With and without script, each. */
  visitors: number;
  quietSeconds: number;
};

export type Latency = { requests: number; p50: number; p95: number; p99: number; max: number };

export type Report = {
  quiet: Latency;
  attacked: Latency;
  floods: { sent: number; statuses: Record<string, number> }[];
  slow: { connections: number; cutOff: number };
  outcomes: Outcome[];
  failures: string[];
  /** How often the server wrote each warning and error. */
  problems: Record<string, number>;
};

const administrator = { username: 'admin', password: 'a password for the attack', secret: makeTotpSecret() };

/** Starts the site, attacks it, and lets ordinary visitors write and an administrator sign in meanwhile. */
export async function attack(options: Attack): Promise<Report> {
  const { place, sources, requests, slowConnections, visitors, quietSeconds } = options;
  await prepare(place);
  const server = await startServer(place, { SEED: 'demo', TRUST_PROXY: '127.0.0.1' });
  const output = readToEnd(server);
  try {
    const { port } = new URL(server.address);
    const url = `${server.address}/en`;
    const calm = helper('probe.ts', url);
    await Bun.sleep(quietSeconds * 1000);
    const quiet = await calm.stop<Latency>();

    const slow = helper('slow-bodies.ts', port, String(slowConnections));
    const floods = sources.map((source) =>
      helper('flood.ts', port, source, String(source === 'neighbours' ? 1 : requests)),
    );
    const probe = helper('probe.ts', url);
    // The floods have used up what there is before the visitors come.
    await Bun.sleep(3000);
    const settled = await Promise.allSettled(allVisitors(server.address, visitors));
    const sent = await Promise.all(floods.map((flood) => flood.stop<Report['floods'][number]>()));
    const attacked = await probe.stop<Latency>();
    // At its end it writes what it counted of the report channel.
    server.process.kill('SIGTERM');
    return {
      problems: countProblems([...(await output), ...(await server.end()).errors.split('\n')]),
      quiet,
      attacked,
      floods: sent,
      slow: await slow.stop<Report['slow']>(),
      outcomes: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
      failures: settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
    };
  } finally {
    server.process.kill('SIGKILL');
    await server.end();
  }
}

/** Reads the log: the server would block on a full pipe. */
async function readToEnd(server: RunningServer): Promise<string[]> {
  const lines: string[] = [];
  for (let line = await server.nextLine(); line !== undefined; line = await server.nextLine()) lines.push(line);
  return lines;
}

/** Counts the warnings and errors in lines of the log. */
function countProblems(lines: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) {
    if (!/"level":"(?:warn|error)"/.test(line)) continue;
    const { event, message = '', count = 1 } = JSON.parse(line) as { event: string; message?: string; count?: number };
    const problem = `${event} ${message}`.trim();
    counts[problem] = (counts[problem] ?? 0) + count;
  }
  return counts;
}

/** An administrator with a second factor, and a recipient of reports. */
async function prepare(place: Place): Promise<void> {
  setSealKey(auditKey.sealKey);
  const { db, close } = await openDatabase(place);
  const account = await createAccount(db, administrator.username, administrator.password, [
    'administrator',
    'recipient',
  ]);
  const { secret } = administrator;
  // A code counts once: the one of the step before leaves the next one for the sign-in.
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() - 30_000 });
  if (!(await enableSecondFactor(db, account, { secret, code, sessionId: '' }, noNotices)))
    throw new Error('The code was refused.');
  await joinAs({ db }, account);
  await close();
}

/** Most come from networks of their own; one of five shares the address, one the /48 of the attackers. */
function addressOf(visitor: number): string {
  if (visitor % 5 === 3) return '198.51.100.7';
  if (visitor % 5 === 4) return `2001:db8:77:ff${visitor.toString(16).padStart(2, '0')}::1`;
  return `198.19.${visitor}.1`;
}

function allVisitors(origin: string, visitors: number): Promise<Outcome>[] {
  const kinds = ['message', 'report'] as const;
  const people = Array.from({ length: visitors }, (_, visitor) => visitor);
  const forms = people.flatMap((visitor) =>
    kinds.flatMap((kind) => [
      sendWithScript(origin, kind, `visitor ${visitor + 1}`, addressOf(visitor)),
      sendWithoutScript(origin, kind, `visitor ${visitors + visitor + 1}`, addressOf(visitors + visitor)),
    ]),
  );
  return [...forms, signIn(origin, administrator, '203.0.113.250')];
}
