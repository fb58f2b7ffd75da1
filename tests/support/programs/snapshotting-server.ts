// The server, which writes a snapshot of its JavaScript heap to the file HEAP_SNAPSHOT at each SIGUSR2. Of each text the snapshot has the first
// thousand characters.
import { renameSync } from 'node:fs';

const { HEAP_SNAPSHOT: file = '' } = process.env;
if (file) {
  process.on('SIGUSR2', async () => {
    await Bun.write(`${file}.part`, Bun.generateHeapSnapshot('v8'));
    renameSync(`${file}.part`, file);
  });
}
await import('../../../src/server.ts');
