import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { copyFileSync, readFileSync, renameSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { CanaryRun } from '../../scripts/canary/run.ts';
import { mailboxAddress, reportForm, submitAddress } from '../support/baik.ts';
import { makeDirectory } from '../support/databases.ts';
import { isLongRun } from '../support/long-run.ts';
import { commandOf, processTree } from '../support/programs/process-memory.ts';
import { slow } from '../support/slow.ts';

setDefaultTimeout(6 * slow);

const manyForms = 40;
const kills = isLongRun ? 3 : 1;

const folder = makeDirectory();
/** A copy of this test's own Bun: while it has another name, the server can start no process. */
const runtime = join(folder.path, 'bun');
let run: CanaryRun;
beforeAll(async () => {
  copyFileSync(process.execPath, runtime);
  run = await CanaryRun.start('src/server.ts', runtime);
  await run.play.setUp();
});
afterAll(async () => {
  await run.end();
  folder.remove();
});

const passphrase = () => ({ passphrase: run.play.marks.secrets.passphrase ?? '' });

test('the process of an unlocked session leaves no core dump', () => {
  for (const pid of reportProcesses()) {
    expect(readFileSync(`/proc/${pid}/limits`, 'latin1')).toMatch(/^Max core file size +0 +0 +bytes/m);
  }
});

test('one process, started with the site, answers many forms at once, and is replaced after fifty by one that was started before', async () => {
  const before = reportProcesses();
  // Besides that of the unlocked session.
  expect(before).toHaveLength(2);
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, reportProcesses().length);
  }, 50);
  const answer = (number: number) =>
    fetch(run.address + submitAddress, {
      method: 'POST',
      headers: { 'x-forwarded-for': `198.51.100.${number}` },
      body: reportForm({ token: 'unknown' }),
    });
  const answers = await Promise.all(Array.from({ length: manyForms }, (_, index) => answer(index + 1)));
  expect(reportProcesses()).toEqual(expect.arrayContaining(before));
  const isThere = () => before.every((pid) => reportProcesses().includes(pid));
  while (isThere()) answers.push(await answer(200));
  clearInterval(watching);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect(answers.length).toBeGreaterThan(50);
  expect(most).toBeLessThanOrEqual(4);
  expect(reportProcesses().filter((pid) => before.includes(pid))).toHaveLength(1);
});

test('"Lock" and signing out end the process of an unlocked session', async () => {
  await run.play.lock();
  await until(() => reportProcesses().length === 1);
  const second = await unlocked();
  await run.play.signOut();
  await ended(second);
});

test('when the process of an unlocked session ends, its recipient has to unlock again', async () => {
  run.signIn();
  const session = await unlocked();
  process.kill(session, 'SIGKILL');
  await ended(session);
  expect(await run.play.isUnlocked()).toBe(false);
});

test('an error of a handler in a process is answered with a page, not with its text', async () => {
  const answer = await fetch(`${run.address}/backend/baik/unlock`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: run.play.cookie, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'key=%00',
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(await answer.text()).not.toContain('cannot be stored');
});

test('a process that was killed unnoticed is followed by another one before its form is answered', async () => {
  for (let round = 0; round < kills; round += 1) {
    killReportProcesses();
    const answer = await openMailbox();
    expect(answer.status).toBe(200);
  }
});

test('when the process of a form and the next one end, its sender gets a page that says how to send it again', async () => {
  let page: Response;
  // Again when the answer came before this process saw another one.
  do {
    let hasAnswered = false;
    const answer = openMailbox();
    void answer.finally(() => {
      hasAnswered = true;
    });
    await until(() => {
      killReportProcesses();
      return hasAnswered;
    });
    page = await answer;
  } while (page.status === 200);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Sending was interrupted');
});

test('while no process can be started forms are refused, and taken again as soon as one can', async () => {
  await withoutProcesses(async () => {
    // More than there are places for forms of one network.
    for (let sent = 0; sent < 6; sent += 1) {
      const refused = await openMailbox();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await refused.text()).toContain('Your form has not been processed yet');
    }
    expect((await fetch(run.address + mailboxAddress.en)).status).toBe(200);
  });
  expect((await openMailbox()).status).toBe(200);
});

describe('a report without a token', () => {
  const from = { 'x-forwarded-for': '192.0.2.77' };
  const submit = (body: FormData | string, headers: Record<string, string> = {}) =>
    fetch(run.address + submitAddress, { method: 'POST', headers: { ...from, ...headers }, body });
  const numbered = (number: number, said: Record<string, string> = {}, files: File[] = []) =>
    reportForm({ report: `Report ${number} of a program`, ...said }, files);

  const receiptOf = async (answer: Response) => {
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { receipt: string }).receipt;
  };

  test('is stored once when it is sent again, also when the share is used up: each process gets the same key', async () => {
    const receipt = await receiptOf(await submit(numbered(0)));
    expect(await receiptOf(await submit(numbered(0)))).toBe(receipt);
    for (let number = 1; number < 5; number += 1) expect((await submit(numbered(number))).status).toBe(200);
    expect((await submit(numbered(5))).status).toBe(429);
    expect(await receiptOf(await submit(numbered(0)))).toBe(receipt);
  });
});

test('what the head of a form shows is refused without a process, and without its body', async () => {
  await withoutProcesses(async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const heads = [
      [submitAddress, { 'content-type': 'text/plain' }, 400],
      ['/api/baik/files', { ...form, 'content-length': '125829121' }, 413],
      [mailboxAddress.en, { ...form, 'content-length': '125829121' }, 413],
      [submitAddress, { ...form, origin: 'https://elsewhere.example' }, 403],
      ['/api/baik/files', { ...form, origin: 'null' }, 403],
      ['/backend/baik/unlock', { ...form, 'content-length': '100' }, 303],
    ] as const;
    for (const [path, headers, status] of heads)
      expect([path, await statusOfHead(path, headers)]).toEqual([path, status]);
    expect(reportProcesses()).toEqual([]);
  });
});

test('they end with the server, even when that is killed', async () => {
  run.signIn();
  expect((await openMailbox()).status).toBe(200);
  await unlocked();
  const pids = reportProcesses();
  expect(pids).toHaveLength(2);
  run.kill();
  await Promise.all(pids.map((pid) => ended(pid)));
});

test('a server that stops leaves none of their sockets behind', async () => {
  const other = await CanaryRun.start('src/server.ts');
  const sockets = () => other.temporaryFiles().filter((name) => name.startsWith('report-process'));
  expect(sockets()).toHaveLength(1);
  await other.stop();
  expect(sockets()).toEqual([]);
  await other.end();
});

/** While the server can start no process, and has none. */
async function withoutProcesses(check: () => Promise<void>): Promise<void> {
  renameSync(runtime, `${runtime}-away`);
  try {
    // One may still be starting with the name that the program had.
    await until(() => killReportProcesses() === 0);
    await check();
  } finally {
    renameSync(`${runtime}-away`, runtime);
  }
}

/** With a receipt that opens nothing. */
function openMailbox(): Promise<Response> {
  const form = new FormData();
  form.set('receipt', '000 000 000 000 000 000');
  return fetch(run.address + mailboxAddress.en, { method: 'POST', body: form, redirect: 'manual' });
}

/** The processes of the report channel that the server has started. */
function reportProcesses(): number[] {
  return processTree(run.pid).filter((pid) => commandOf(pid).includes('report-process'));
}

/** Returns how many there were. */
function killReportProcesses(): number {
  const pids = reportProcesses();
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
  return pids.length;
}

/** Unlocks the reports. Returns the process of the session. */
async function unlocked(): Promise<number> {
  const before = reportProcesses();
  await run.play.unlock(passphrase(), 303);
  return reportProcesses().find((pid) => !before.includes(pid)) ?? 0;
}

/** The status with which a form is answered of which only the head is sent. */
function statusOfHead(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(run.address + path, { method: 'POST', headers: { 'content-length': '10', ...headers } });
    sent.on('error', reject);
    sent.on('response', ({ statusCode }) => {
      resolve(statusCode);
      sent.destroy();
    });
    sent.flushHeaders();
  });
}

async function ended(pid: number): Promise<void> {
  await until(() => !commandOf(pid).includes('report-process'));
}

async function until(isSo: () => boolean): Promise<void> {
  // Each look reads the list of all processes.
  while (!isSo()) await Bun.sleep(5);
}
