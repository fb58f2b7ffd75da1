// Preloaded into a server that is measured: responds with the longest delay of its event loop, in milliseconds, since the
// last request.
const intervalInMilliseconds = 5;
let longest = 0;
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  longest = Math.max(longest, now - last - intervalInMilliseconds);
  last = now;
}, intervalInMilliseconds);

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(process.env.LAG_PORT),
  fetch() {
    const answer = longest.toFixed(1);
    longest = 0;
    return new Response(answer);
  },
});
