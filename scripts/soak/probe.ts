// Preloaded by a server: writes event-loop lag and memory to PROBE_FILE, one JSON line per second.
import { appendFileSync } from 'node:fs';

const intervalInMilliseconds = 20;
const file = process.env.PROBE_FILE;
let expected = performance.now() + intervalInMilliseconds;
let lags: number[] = [];

setInterval(() => {
  lags.push(Math.max(0, performance.now() - expected));
  expected = performance.now() + intervalInMilliseconds;
}, intervalInMilliseconds).unref();

setInterval(() => {
  if (!file) return;
  const { rss, heapUsed } = process.memoryUsage();
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), rss, heapUsed, lags })}\n`);
  lags = [];
}, 1000).unref();
