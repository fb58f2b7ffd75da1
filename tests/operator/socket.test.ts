import { expect, test } from 'bun:test';
import { askRunningSite, openOperatorSocket } from '../../src/operator/socket.ts';
import { makeDirectory } from '../support/databases.ts';

test('a command that fails in the running site is logged there, and the operator is told so', async () => {
  const { path, remove } = makeDirectory();
  const logged: unknown[] = [];
  const socket = openOperatorSocket(
    path,
    async () => {
      throw new Error('The disk is full');
    },
    (error) => logged.push(error),
  );
  const asked = askRunningSite({ databaseUrl: undefined, dataDirectory: path }, 'check');
  await expect(asked).rejects.toThrow('The running site failed (500); its log says why.');
  expect(logged).toEqual([new Error('The disk is full')]);
  await socket?.stop();
  remove();
});
