import { openDatabase } from '../../src/db/client.ts';
import { openMailbox } from '../../src/domain/baik/mailbox.ts';
import { parseReceipt, type Receipt } from '../../src/domain/baik/receipt.ts';
import { mailboxAddress } from '../../tests/support/baik.ts';
import { makeDatabase } from '../../tests/support/databases.ts';
import { startServer } from '../../tests/support/processes.ts';
import { storeSampleReport } from '../../tests/support/sample-report.ts';
import { percentile } from '../percentile.ts';

// How long a right and a wrong receipt take: `bun run bench:receipts [rounds] [rounds through the server]`. First the work alone, before
// answers are held back to even steps; then whole requests to a server of its own, with the size of the answers and of the pages behind.
const rounds = Number(process.argv[2] ?? 200);
const requests = Number(process.argv[3] ?? 40);
/** Time in which the server starts its next spare process. */
const pauseInMilliseconds = 1000;

const place = await makeDatabase();
const { db, close } = await openDatabase(place);
const right = await storeSampleReport(db);
const wrong = right.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
const parsed = { right: parseReceipt(right), wrong: parseReceipt(wrong) };
if (!parsed.right || !parsed.wrong) throw new Error('The sample receipt cannot be read.');
const times = { right: [] as number[], wrong: [] as number[] };
// In turns, so that both meet the same moments of a busy machine.
for (let round = 0; round < rounds; round += 1) {
  times.right.push(await timed(parsed.right));
  times.wrong.push(await timed(parsed.wrong));
}
print('the work alone', times);
await close();

const server = await startServer(place);
const whole = { right: [] as number[], wrong: [] as number[] };
const sizes = { right: new Set<string>(), wrong: new Set<string>() };
for (let round = 0; round < requests; round += 1) {
  for (const [kind, receipt] of [['right', right] as const, ['wrong', wrong] as const]) {
    await Bun.sleep(pauseInMilliseconds);
    const begun = performance.now();
    const answer = await fetch(server.address + mailboxAddress.id, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ receipt }),
    });
    await answer.arrayBuffer();
    whole[kind].push(performance.now() - begun);
    const location = answer.headers.get('location') ?? '';
    const headers = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    const page = await (await fetch(server.address + location)).arrayBuffer();
    sizes[kind].add(`${answer.status}, ${headers} bytes of headers, then ${page.byteLength / 65_536} x 64 KiB`);
  }
}
print('a whole request', whole);
for (const [kind, kinds] of Object.entries(sizes)) console.log(`${kind}: ${[...kinds].join('; ')}`);
server.process.kill('SIGTERM');
await server.end();
await place.remove();
process.exit(0);

function print(what: string, measured: typeof times): void {
  for (const [kind, taken] of Object.entries(measured)) {
    const [middle, slow] = [50, 95].map((percent) => percentile(taken, percent).toFixed(1));
    console.log(`${what}, ${kind}: median ${middle} ms, 95 % within ${slow} ms, ${taken.length} times`);
  }
}

async function timed(tried: Receipt): Promise<number> {
  const begun = performance.now();
  await openMailbox(db, tried);
  return performance.now() - begun;
}
