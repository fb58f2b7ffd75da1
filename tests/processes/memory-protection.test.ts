import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { swapDevices } from '../../src/memory-protection.ts';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { listening, type RunningServer, runProgram, settingsOf } from '../support/processes.ts';
import { root } from '../support/sources.ts';

let place: FreshDatabase;
let server: RunningServer;
beforeAll(async () => {
  place = await makeDatabase();
  // Where core dumps are wanted, so that the server has something to turn off.
  const command = ['sh', '-c', `ulimit -c unlimited && exec "${process.execPath}" --no-env-file src/server.ts`];
  server = await listening((settings) => runProgram(command, settings, root), settingsOf(place));
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.process.exited;
  await place.remove();
});

test('the server leaves no core dump, under every limit of its shell', () => {
  const limits = readFileSync(`/proc/${server.process.pid}/limits`, 'latin1');
  expect(limits).toMatch(/^Max core file size +0 +0 +bytes/m);
});

test('swap is found in what the system lists', () => {
  const head = 'Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority\n';
  expect(swapDevices(head)).toEqual([]);
  expect(swapDevices('')).toEqual([]);
  expect(swapDevices(`${head}/dev/dm-1                               partition\t8388604\t0\t-2\n`)).toEqual([
    '/dev/dm-1',
  ]);
});
