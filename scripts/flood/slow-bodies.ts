import { connect, type Socket } from 'node:net';

/*
 * Slow senders in a process of their own: `slow-bodies.ts <port> <connections>`. Each sends a form a byte a second and
 * begins again when it is cut off, until standard input ends.
 */
const [port = 0, connections = 1000] = process.argv.slice(2).map(Number);
const paths = ['/api/contact/submit', '/api/baik/submit', '/en/contact', '/en/baik-culture', '/api/baik/files'];
const open = new Set<Socket>();
let begun = 0;

for (let number = 0; number < connections; number += 1) begin(number);
const drip = setInterval(() => {
  for (const socket of open) socket.write('x');
}, 1000);
await Bun.stdin.text();
clearInterval(drip);
process.stdout.write(`${JSON.stringify({ connections, cutOff: begun - connections })}\n`);
process.exit();

function begin(number: number): void {
  begun += 1;
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${paths[number % paths.length]} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: 192.0.${(number >> 8) & 255}.${number & 255}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
  ];
  socket.on('connect', () => {
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
    open.add(socket);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    open.delete(socket);
    setTimeout(() => begin(number), 1000);
  });
}
