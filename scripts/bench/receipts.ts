import { openDatabase } from '../../src/db/client.ts';
import { openMailbox } from '../../src/domain/baik/mailbox.ts';
import { parseReceipt, type Receipt } from '../../src/domain/baik/receipt.ts';
import { makeDatabase } from '../../tests/support/databases.ts';
import { storeSampleReport } from '../../tests/support/sample-report.ts';

// How long a right and a wrong receipt take, before answers are held back to even steps: `bun run bench:receipts [rounds]`.
const rounds = Number(process.argv[2] ?? 200);
const place = await makeDatabase();
const { db, close } = await openDatabase(place);
const receipt = await storeSampleReport(db);
const right = parseReceipt(receipt);
const wrong = parseReceipt(receipt.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
if (!right || !wrong) throw new Error('The sample receipt cannot be read.');
const times = { right: [] as number[], wrong: [] as number[] };
// In turns, so that both meet the same moments of a busy machine.
for (let round = 0; round < rounds; round += 1) {
  times.right.push(await timed(right));
  times.wrong.push(await timed(wrong));
}
for (const [kind, taken] of Object.entries(times)) {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(`${kind}: median ${at(0.5)} ms, 95 % below ${at(0.95)} ms, ${rounds} rounds`);
}
await close();
await place.remove();
process.exit(0);

async function timed(tried: Receipt): Promise<number> {
  const begun = performance.now();
  await openMailbox(db, tried);
  return performance.now() - begun;
}
