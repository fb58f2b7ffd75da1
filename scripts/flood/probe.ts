/*
 * Measures a public page in a process of its own: `probe.ts <url>`. One request every 20 ms at most, until standard input
 * ends; prints the number of requests and the latency in milliseconds.
 */
import { percentile } from '../percentile.ts';

const [url = ''] = process.argv.slice(2);
const intervalInMilliseconds = 20;
const times: number[] = [];
let isStopped = false;
void Bun.stdin.text().then(() => {
  isStopped = true;
});
while (!isStopped) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.200' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The page answered ${answer.status}.`);
  times.push(performance.now() - start);
  await Bun.sleep(Math.max(0, intervalInMilliseconds - (performance.now() - start)));
}
const at = (percent: number) => Math.round(percentile(times, percent) * 10) / 10;
process.stdout.write(
  `${JSON.stringify({ requests: times.length, p50: at(50), p95: at(95), p99: at(99), max: at(100) })}\n`,
);
