import { describe, expect, test } from 'bun:test';
import { closeSync, constants, existsSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileWorkers } from '../../src/workers/files/file-workers.ts';
import { SupervisedProcess } from '../../src/workers/supervised-process.ts';
import { files } from '../support/forms.ts';

const limits = {
  maxProcessorTimeInMilliseconds: 60_000,
  maxTimeInMilliseconds: 60_000,
  maxResidentInBytes: 2 * 1024 * 1024 * 1024,
};

/** Runs a program as a supervised process. */
async function supervised(program: string, given: Partial<typeof limits> = {}, content: Uint8Array[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'supervised-'));
  const path = join(folder, 'program.ts');
  await writeFile(path, program);
  const child = new SupervisedProcess([process.execPath, '--no-env-file', path]);
  const pieces = async function* () {
    yield* content;
  };
  try {
    const { answer, content: output } = await child.run<unknown>({ task: 'x' }, pieces(), { ...limits, ...given });
    return { answer, output: Buffer.concat(await Array.fromAsync(output)).toString() };
  } finally {
    await child.exited;
    await rm(folder, { recursive: true });
  }
}

const echo = `
  const bytes = await Bun.stdin.bytes();
  const end = bytes.indexOf(10);
  process.stdout.write(JSON.stringify({ asked: JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) }) + '\\n');
  process.stdout.write(bytes.subarray(end + 1));
`;

test('a process gets its task and the content, and answers with both', async () => {
  const content = [Buffer.from('one '), Buffer.from('two')];
  expect(await supervised(echo, {}, content)).toEqual({ answer: { asked: { task: 'x' } }, output: 'one two' });
});

test('it has none of the settings of the server', async () => {
  const names = `process.stdout.write(JSON.stringify(Object.keys(process.env).sort()) + '\\n');`;
  expect((await supervised(names)).answer).toEqual([
    'BUN_JSC_useConcurrentGC',
    'BUN_JSC_useConcurrentJIT',
    'MIMALLOC_PURGE_DELAY',
    'TMPDIR',
  ]);
});

describe('a process is ended, and its task fails, when', () => {
  test.each([
    ['it computes for ever', 'for (;;);', { maxProcessorTimeInMilliseconds: 300 }],
    ['it waits for ever', 'await new Promise(() => setInterval(() => {}, 1000));', { maxTimeInMilliseconds: 300 }],
    [
      'it takes memory without end',
      'const all = []; for (;;) all.push(new Uint8Array(8 * 1024 * 1024).fill(1));',
      { maxResidentInBytes: 300 * 1024 * 1024 },
    ],
    ['it ends without an answer', 'process.exit(0);', {}],
    ['it crashes', 'process.kill(process.pid, "SIGSEGV");', {}],
  ])('%s', async (_what, program, given) => {
    await expect(supervised(program, given)).rejects.toMatchObject({ name: 'ProcessOverrunError' });
  });
});

test.each(['SIGKILL', 'SIGTERM'])('a process that others end by %s has reached no limit', async (signal) => {
  await expect(supervised(`process.kill(process.pid, "${signal}");`)).rejects.toMatchObject({
    name: 'ProcessKilledError',
    message: `A process that checked a file was ended from outside (${signal}).`,
  });
  const begun = `process.stdout.write('{}\\nhalf', () => process.kill(process.pid, "${signal}"));`;
  await expect(supervised(begun)).rejects.toMatchObject({ name: 'ProcessKilledError' });
  const closed = `require('node:fs').closeSync(0); setTimeout(() => process.kill(process.pid, "${signal}"), 300);`;
  const content = Array.from({ length: 64 }, () => Buffer.alloc(256 * 1024));
  await expect(supervised(closed, {}, content)).rejects.toMatchObject({ name: 'ProcessKilledError' });
});

/** Of a Linux system; a process whose parent has gone may stay as a zombie. */
function hasEnded(pid: string): boolean {
  const path = `/proc/${pid}/stat`;
  return !existsSync(path) || / Z /.test(readFileSync(path, 'utf8'));
}

async function until<Value>(look: () => Value | undefined | false): Promise<Value> {
  for (;;) {
    const found = look();
    if (found) return found;
    await Bun.sleep(20);
  }
}

test('a process that works on a file ends with its server, however that ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'supervised-'));
  // Reading it takes for ever, because nothing is written into it.
  const file = join(folder, 'endless.pdf');
  Bun.spawnSync(['mkfifo', file]);
  const workers = join(import.meta.dir, '../../src/workers/files/file-workers.ts');
  const program = `const { FileWorkers } = await import(${JSON.stringify(workers)}); await new FileWorkers().readDocument(${JSON.stringify(file)});`;
  const server = Bun.spawn([process.execPath, '--no-env-file', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const writer = await until(() => openIfRead(file));
  const [worker = ''] = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
  expect(hasEnded(worker)).toBe(false);
  server.kill('SIGKILL');
  await until(() => hasEnded(worker));
  closeSync(writer);
  await rm(folder, { recursive: true });
});

/** A pipe can be opened once the process reads it. */
function openIfRead(path: string): number | undefined {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

test('while no process can be started a file is refused as busy, and checked as soon as one can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'supervised-'));
  const file = join(folder, 'proposal.pdf');
  await writeFile(file, await files.pdf().bytes());
  const { execPath } = process;
  const missing = join(folder, 'bun');
  process.execPath = missing;
  const workers = new FileWorkers();
  process.execPath = execPath;
  // More often than there are places.
  for (let times = 0; times < 3; times += 1) {
    await expect(workers.checkAttachment(file, 'pdf', {})).rejects.toMatchObject({ name: 'FilesBusyError' });
  }
  symlinkSync(execPath, missing);
  expect(await workers.checkAttachment(file, 'pdf', {})).toBe('accepted');
  await rm(folder, { recursive: true });
});
