/** More than the buffer in which the runtime receives from the network holds (512 KB). */
const fillerInBytes = 2 * 1024 * 1024;
/** After the last request, so that a busy channel does it once. */
const delayInMilliseconds = 2000;

let timer: Timer | undefined;

/**
 * The runtime receives everything from the network into one buffer and leaves there what arrived last. A while after a
 * request of the report channel, this process sends itself as many zeros as that buffer holds.
 */
export function overwriteSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void overwrite().catch(() => {}), delayInMilliseconds);
  timer.unref();
}

async function overwrite(): Promise<void> {
  const finished = Promise.withResolvers<void>();
  const zeros = new Uint8Array(fillerInBytes);
  let received = 0;
  let sent = 0;
  const listener = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      data(_socket, piece) {
        received += piece.length;
        if (received >= fillerInBytes) finished.resolve();
      },
      close: () => finished.resolve(),
      error: () => finished.resolve(),
    },
  });
  try {
    const client = await Bun.connect({
      hostname: '127.0.0.1',
      port: listener.port,
      socket: {
        data() {},
        open(socket) {
          sent = socket.write(zeros);
        },
        drain(socket) {
          sent += socket.write(zeros.subarray(sent));
        },
        close: () => finished.resolve(),
      },
    });
    await finished.promise;
    client.end();
  } finally {
    listener.stop(true);
  }
}
