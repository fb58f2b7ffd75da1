import { parse } from 'node-html-parser';
import { openDatabase } from '../../src/db/client.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { setSealKey } from '../../src/domain/activity/chain.ts';
import { lookupKey, openMailbox } from '../../src/domain/baik/cases/mailbox.ts';
import { parseReceipt } from '../../src/domain/baik/receipt.ts';
import { deriveReceiptKeys } from '../../src/domain/baik/sealing/derived-keys.ts';
import { readProcessUsage } from '../../src/workers/supervised-process.ts';
import { auditKey } from '../../tests/support/audit-key.ts';
import { joinAs, mailboxAddress, reportForm, submitAddress } from '../../tests/support/baik.ts';
import { makeDatabase } from '../../tests/support/databases.ts';
import { fullAccessRoles } from '../../tests/support/people.ts';
import { startServer } from '../../tests/support/processes.ts';
import { commandOf, processTree } from '../../tests/support/programs/process-memory.ts';
import { percentile } from '../percentile.ts';
import { processorTime } from './processor-time.ts';
import { storeSampleReport } from './sample-report.ts';

// What the report channel costs: `bun run bench:channel [rounds]`. How long a right and a wrong receipt take, alone and as whole requests; processor
// time of its pages, of reports without files beside the derivation of their receipt, and of forms that their head refuses; and 260 reports from 256
// networks at once. Linux, on a machine that does nothing else.
const rounds = Number(process.argv[2] ?? 100);
const networks = 256;
const reportsAtOnce = 260;
const fillingInMilliseconds = 2500;
const asBrowser = { accept: 'text/html' };
const reportPage = '/id/budaya-baik';

setSealKey(auditKey.sealKey);
const place = await makeDatabase();
const { db, close } = await openDatabase(place);
await joinAs({ db }, await createAccount(db, 'rini', 'a good long password', fullAccessRoles));
const right = await storeSampleReport(db);
const wrong = right.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
const parsed = { right: parseReceipt(right), wrong: parseReceipt(wrong) };
if (!parsed.right || !parsed.wrong) throw new Error('The sample receipt cannot be read.');
const alone = { right: [] as number[], wrong: [] as number[] };
// In turns, so that both meet the same moments of a busy machine.
for (let round = 0; round < rounds; round += 1) {
  alone.right.push(await timed(() => openMailbox(db, parsed.right as string)));
  alone.wrong.push(await timed(() => openMailbox(db, parsed.wrong as string)));
}
printTimes('the work alone', alone);
const siteKey = await lookupKey(db);
const used = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) await deriveReceiptKeys(parsed.right, siteKey);
const processorMilliseconds = process.cpuUsage(used);
const derivation = (processorMilliseconds.user + processorMilliseconds.system) / 1000 / rounds;
console.log(`derivation of a receipt: ${derivation.toFixed(1)} ms of processor time`);
await close();

const server = await startServer(place, { TRUST_PROXY: '127.0.0.1' });
const { pid } = server.process;
const whole = { right: [] as number[], wrong: [] as number[] };
const shapes = { right: new Set<string>(), wrong: new Set<string>() };
for (let round = 0; round < rounds / 5; round += 1) {
  for (const [kind, receipt] of [['right', right] as const, ['wrong', wrong] as const]) {
    whole[kind].push(
      await timed(async () => {
        const answer = await post(mailboxAddress.id, new URLSearchParams({ receipt }), round);
        shapes[kind].add(`${answer.status}, ${(await answer.arrayBuffer()).byteLength / 65_536} x 64 KiB`);
      }),
    );
  }
}
printTimes('a whole request', whole);
for (const [kind, kinds] of Object.entries(shapes)) console.log(`${kind}: ${[...kinds].join('; ')}`);

for (const path of [reportPage, '/en/baik-culture', mailboxAddress.id, mailboxAddress.en, '/backend/baik']) {
  await measured(`GET ${path}`, rounds, (number) => get(path, number));
}
await measured('a form that its head refuses', rounds, async (number) => {
  const headers = { 'content-type': 'text/plain' };
  await (await post(submitAddress, 'hello', number, headers)).arrayBuffer();
});

const tokens: string[] = [];
for (let number = 0; number < rounds + reportsAtOnce; number += 1) tokens.push(await tokenFor(number));
await Bun.sleep(fillingInMilliseconds);
const statuses = new Map<number, number>();
await measured('a report without script and files', rounds, sendReport);
console.log(`beside the derivation of its receipt, ${derivation.toFixed(1)} ms of it`);
const before = processorTime(pid);
const times = await Promise.all(
  Array.from({ length: reportsAtOnce }, (_, index) => timed(() => sendReport(rounds + index))),
);
const slowest = (Math.max(...times) / 1000).toFixed(1);
const usedInAll = (processorTime(pid) - before).toFixed(1);
const what = `${reportsAtOnce} reports from ${networks} networks at once`;
console.log(`${what}: slowest ${slowest} s, ${usedInAll} s of processor time of all processes`);
console.log(`answers to all reports: ${JSON.stringify(Object.fromEntries(statuses))}`);
server.process.kill('SIGTERM');
await server.end();
await place.remove();
process.exit(0);

async function sendReport(number: number): Promise<void> {
  const form = reportForm({ token: tokens[number], report: `Laporan ${number}`, submission_key: crypto.randomUUID() });
  const answer = await post(reportPage, form, number);
  const isAccepted = (await answer.text()).includes('data-code');
  const status = isAccepted ? answer.status : -answer.status;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

async function tokenFor(number: number): Promise<string> {
  const page = parse(await get(reportPage, number));
  return page.querySelector('#form [name="token"]')?.getAttribute('value') ?? '';
}

function headersFor(number: number) {
  return { ...asBrowser, 'x-forwarded-for': `198.18.${number % networks}.7` };
}

async function get(path: string, number: number): Promise<string> {
  return (await fetch(`${server.address}${path}?complete=1`, { headers: headersFor(number) })).text();
}

function post(path: string, body: BodyInit, number: number, headers: Record<string, string> = {}): Promise<Response> {
  const all = { ...headersFor(number), ...headers };
  return fetch(server.address + path, { method: 'POST', headers: all, body, redirect: 'manual' });
}

/** Prints the processor time of one of many requests after each other, and how many processes the channel has. */
async function measured(what: string, count: number, request: (number: number) => Promise<unknown>): Promise<void> {
  await request(0);
  const before = usage();
  for (let number = 1; number < count; number += 1) await request(number);
  const after = usage();
  const [own, others] = (['server', 'others'] as const).map((kind) =>
    ((after[kind] - before[kind]) / (count - 1)).toFixed(1),
  );
  const processes = `${before.processes} and then ${after.processes} processes of the channel`;
  console.log(`${what}: ${own} ms of processor time of the server, ${others} ms of other processes, ${processes}`);
}

function usage() {
  const own = readProcessUsage(pid)?.processorTimeInMilliseconds ?? 0;
  const processes = processTree(pid).filter((one) => commandOf(one).includes('report-process')).length;
  return { server: own, others: processorTime(pid) * 1000 - own, processes };
}

function printTimes(what: string, all: Record<string, number[]>): void {
  for (const [kind, taken] of Object.entries(all)) {
    const [middle, slow] = [50, 95].map((percent) => percentile(taken, percent).toFixed(1));
    console.log(`${what}, ${kind}: median ${middle} ms, 95 % within ${slow} ms, ${taken.length} times`);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
