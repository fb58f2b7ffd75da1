/*
 * Measures a public page in a process of its own: `probe.ts <url>`. One request every 20 ms at most, until standard input
 * ends; prints the number of requests and the latency in milliseconds.
 */
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
times.sort((one, other) => one - other);
const at = (share: number) => Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 10) / 10;
process.stdout.write(`${JSON.stringify({ requests: times.length, p50: at(0.5), p99: at(0.99), max: at(1) })}\n`);

export {};
