import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { copyFileSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { CanaryRun } from '../../scripts/canary/run.ts';
import { mailboxAddress, reportForm, submitAddress } from '../support/baik.ts';
import { makeDirectory } from '../support/databases.ts';
import { isLongRun } from '../support/long-run.ts';
import { commandOf, processTree } from '../support/process-memory.ts';
import { slow } from '../support/slow.ts';

setDefaultTimeout(6 * slow);

/** More than there are places for. */
const manyForms = isLongRun ? 12 : 7;
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

test('many forms at once start few processes, and all are answered', async () => {
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, reportProcesses().length);
  }, 50);
  const answers = await Promise.all(
    Array.from({ length: manyForms }, (_, index) =>
      fetch(run.address + submitAddress, {
        method: 'POST',
        headers: { 'x-forwarded-for': `198.51.100.${index + 1}` },
        body: reportForm({ token: 'unknown' }),
      }),
    ),
  );
  clearInterval(watching);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: manyForms }, () => 400));
  // Four of visitors, the spare one and that of the unlocked session.
  expect(most).toBeLessThanOrEqual(6);
});

test('"Lock" and signing out end the process of an unlocked session', async () => {
  const first = await unlocked();
  await run.play.lock();
  await ended(first);
  await run.play.unlock(passphrase(), 303);
  const second = await unlocked();
  await run.play.signOut();
  await ended(second);
});

test('when the process of an unlocked session ends, its recipient has to unlock again', async () => {
  run.signIn();
  await run.play.unlock(passphrase(), 303);
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

test('a spare process that was killed unnoticed is replaced before its form is answered', async () => {
  for (let round = 0; round < kills; round += 1) {
    for (const pid of reportProcesses()) process.kill(pid, 'SIGKILL');
    const answer = await openMailbox();
    expect(answer.status).toBe(303);
  }
});

test('when both processes of a form end, its sender gets a page that says how to send it again', async () => {
  let hasAnswered = false;
  const answer = openMailbox();
  void answer.finally(() => {
    hasAnswered = true;
  });
  await until(() => {
    for (const pid of reportProcesses()) process.kill(pid, 'SIGKILL');
    return hasAnswered;
  });
  const page = await answer;
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Sending was interrupted');
});

test('while no process can be started forms are refused, and taken again as soon as one can', async () => {
  await withoutProcesses(async () => {
    // More than there are places for forms.
    for (let sent = 0; sent < 6; sent += 1) {
      const refused = await openMailbox();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await refused.text()).toContain('Your form has not been processed yet');
    }
    expect((await fetch(run.address + mailboxAddress.en)).status).toBe(200);
  });
  expect((await openMailbox()).status).toBe(303);
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

  test('is refused without a process after twenty in an hour, from a page that hides its origin, or without a form', async () => {
    // Eight have been read; an empty one occupies a process as well.
    for (let sent = 8; sent < 20; sent += 1) expect((await submit(numbered(0, { report: '' }))).status).toBe(400);
    await withoutProcesses(async () => {
      expect((await submit(numbered(5, { token: 'forged' }))).status).toBe(503);
      const large = [new File([new Uint8Array(400_000)], 'photo.jpg')];
      for (const [body, language] of [
        [numbered(5), 'id'],
        [numbered(6, { language: 'en' }), 'en'],
        [numbered(7, {}, large), 'id'],
        [numbered(8, { language: 'en' }, large), 'en'],
      ] as const) {
        const answer = await submit(body);
        expect(answer.status).toBe(429);
        expect(Number(answer.headers.get('retry-after'))).toBeWithin(1, 3601);
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
        expect(await answer.json()).toEqual({
          success: false,
          error: expect.stringContaining(language === 'en' ? 'without a token' : 'tanpa token'),
          token: expect.any(String),
          challenge: expect.any(String),
        });
      }
      expect((await submit(numbered(9), { origin: 'null' })).status).toBe(403);
      const text = await submit('hello');
      expect([text.status, await text.json()]).toEqual([
        400,
        { success: false, error: 'Kiriman ini terputus atau tidak dapat dibaca. Silakan kirim sekali lagi.' },
      ]);
    });
  });
});

test('a plain form of an earlier page is led to its page without a process', async () => {
  await withoutProcesses(async () => {
    const headers = { accept: 'text/html' };
    const body = reportForm({ report: 'Of an earlier page', language: 'en' });
    const answer = await fetch(run.address + submitAddress, { method: 'POST', redirect: 'manual', headers, body });
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/en/baik-culture']);
  });
});

test('they end with the server, even when that is killed', async () => {
  run.signIn();
  await run.play.unlock(passphrase(), 303);
  const pids = reportProcesses();
  expect(pids.length).toBeGreaterThan(0);
  run.kill();
  await Promise.all(pids.map((pid) => ended(pid)));
});

/** While the server can start no process, and has none. */
async function withoutProcesses(check: () => Promise<void>): Promise<void> {
  renameSync(runtime, `${runtime}-away`);
  try {
    for (const pid of reportProcesses()) process.kill(pid, 'SIGKILL');
    await until(() => reportProcesses().length === 0);
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

/** The process of the unlocked session: the oldest one. Others end with their form, and one waits for the next form. */
async function unlocked(): Promise<number> {
  await until(() => reportProcesses().length <= 2);
  const [pid = 0] = reportProcesses().sort((one, other) => one - other);
  return pid;
}

async function ended(pid: number): Promise<void> {
  await until(() => !commandOf(pid).includes('report-process'));
}

async function until(isSo: () => boolean): Promise<void> {
  // Each look reads the list of all processes.
  while (!isSo()) await Bun.sleep(5);
}
