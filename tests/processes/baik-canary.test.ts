import { expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt } from 'drizzle-orm';
import { openDatabase } from '../../src/db/client.ts';
import { baikRecipients, secrets } from '../../src/db/schema/index.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { openSession } from '../../src/domain/accounts/sessions.ts';
import { parseReceipt, wordsOf } from '../../src/domain/baik/receipt.ts';
import { today } from '../../src/domain/days.ts';
import { sessionCookie } from '../../src/web/sessions/session.ts';
import { joinAs, mailboxAddress, reportForm, submitAddress } from '../support/baik.ts';
import { type FreshDatabase, makeDatabase, makeDirectory } from '../support/databases.ts';
import { revealing } from '../support/files/files-with-metadata.ts';
import type { Written } from '../support/forms.ts';
import { parseHtml } from '../support/html.ts';
import { longTest, sampled } from '../support/long-run.ts';
import { fullAccessRoles } from '../support/people.ts';
import { freePort, run, settingsOf } from '../support/processes.ts';
import { dump, filesBelow, findMarks } from '../support/programs/canaries.ts';
import { filledIn } from '../support/requests/proof.ts';
import { slow } from '../support/slow.ts';

setDefaultTimeout(5 * slow);

/** Data that must not be found anywhere after a report has been sent. */
const marks = {
  address: '203.0.113.77',
  device: 'KenariPeramban/7.7',
  name: 'KENARI-NAMA-4417',
  contact: 'KENARI-KONTAK-5528',
  category: 'KENARI-KATEGORI-6639',
  report: 'KENARI-LAPORAN-7741',
  reply: 'KENARI-BALASAN-8852',
  file: 'KENARI-BERKAS-9963',
  mistake: 'KENARI-KELIRU-1174',
  answer: 'KENARI-JAWABAN-2285',
};

const visitor = {
  'x-forwarded-for': `198.51.100.1, ${marks.address}`,
  'x-real-ip': marks.address,
  forwarded: `for=${marks.address}`,
  'user-agent': marks.device,
  'sec-ch-ua': marks.device,
  referer: `https://intranet.example/${marks.mistake}`,
};
const asBrowser = { ...visitor, accept: 'text/html,application/xhtml+xml' };

const written: Written = {
  name: marks.name,
  contact: marks.contact,
  category: marks.category,
  report: `${marks.report} di gudang`,
};

test('a report leaves no trace of its sender and content in the database, on disk and in logs', async () => {
  const { found, receipts, said, touched, keysMadeLater } = await leavesOf('src/server.ts');
  expect(receipts).toHaveLength(2);
  expect(found).toEqual([]);
  // A log line during a report would reveal its time.
  expect(said.whileVisited).toEqual([]);
  expect(said.atTheEnd).toContainEqual(expect.stringContaining(`"event":"baik_report","day":"${today()}","count":2`));
  // A key created by the first report would reveal its time.
  expect(keysMadeLater).toEqual([]);
  // File and folder time stamps are the start of a day or, in the spool, of an hour.
  for (const { path, time } of touched)
    expect(`${path} ${time}`).toEndWith(path.includes('spool/') ? ':00:00.000Z' : 'T00:00:00.000Z');
});

// Checks the search for traces, not the site.
longTest('a server that records the sender in disguised form is detected', async () => {
  const { found } = await leavesOf('tests/support/programs/planted-logger.ts');
  for (const name of ['address', 'device', 'report', 'name', 'reply']) {
    expect(found).toContainEqual(expect.stringContaining(name));
  }
});

type Leaves = {
  found: string[];
  receipts: string[];
  said: { whileVisited: string[]; atTheEnd: string[] };
  touched: { path: string; time: string }[];
  keysMadeLater: string[];
};

/** Runs a server, uses all functions of the channel, and searches the remaining data. */
async function leavesOf(module: string): Promise<Leaves> {
  const place = await makeDatabase();
  const temporary = makeDirectory();
  mkdirSync(join(temporary.path, 'tmp'));
  const recipient = await openChannel(place);
  const port = freePort();
  const server = run(module, {
    ...settingsOf(place),
    SEED: 'none',
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    TMPDIR: join(temporary.path, 'tmp'),
  });
  const lines: string[] = [];
  const next = async () => {
    const line = await server.nextLine();
    if (line !== undefined) lines.push(line);
    return line;
  };
  for (let line = await next(); !line?.includes('"listening"'); line = await next()) {
    if (line === undefined) throw new Error((await server.end()).errors);
  }
  const started = { lines: lines.length, at: new Date() };
  const address = `http://127.0.0.1:${port}`;
  const receipts = await visit(address);
  const touched = timesBelow(place.dataDirectory, ['baik', 'baik-spool']);
  await readAndAnswer(address, recipient);
  const token = await shownToken(address);
  await filledIn(token);
  await whileDiskFails(place.dataDirectory, async () => {
    const answer = await send(
      address + submitAddress,
      reportForm({ ...written, token }, [await revealing.jpeg(marks.file)]),
      visitor,
    );
    if (answer.status !== 500) throw new Error(`A failing disk was not reported: ${answer.status}`);
  });
  server.process.kill('SIGTERM');
  while ((await next()) !== undefined);
  const { errors } = await server.end();
  const stopping = lines.findIndex((line) => line.includes('"stopping"'));
  const said = { whileVisited: lines.slice(started.lines, stopping), atTheEnd: lines.slice(stopping) };

  const database = await openDatabase(place);
  const tables = await dump(database.db);
  const later = await database.db.select().from(secrets).where(gt(secrets.createdAt, started.at));
  await database.close();
  const places = [
    ...tables,
    ...filesBelow(place.dataDirectory),
    ...filesBelow(temporary.path),
    { name: 'the log', bytes: Buffer.from([...lines, errors].join('\n')) },
  ];
  const codes = receipts.flatMap((receipt) => [receipt, receipt.replaceAll(' ', ''), ...wordsIn(receipt)]);
  const found = findMarks(places, {
    ...marks,
    key: recipient.identity,
    ...Object.fromEntries(codes.map((secret, index) => [`receipt ${index}`, secret])),
  });
  await place.remove();
  temporary.remove();
  return { found, receipts, said, touched, keysMadeLater: later.map(({ name }) => name) };
}

/** A receipt as it is read out. */
function wordsIn(receipt: string): string[] {
  const parsed = parseReceipt(receipt);
  return parsed ? [wordsOf(parsed)] : [];
}

type Recipient = { identity: string; cookie: string };

async function openChannel(place: FreshDatabase): Promise<Recipient> {
  const { db, close } = await openDatabase(place);
  const account = await createAccount(db, 'rini', 'a good long password', fullAccessRoles);
  const { identity } = await joinAs({ db }, account);
  await db.update(baikRecipients).set({ noticeAddress: 'rini@example.com' });
  const [cookie = ''] = sessionCookie(await openSession(db, account)).split(';');
  await close();
  return { identity, cookie };
}

const send = (address: string, body: FormData | string, headers: Record<string, string>) =>
  fetch(address, { method: 'POST', body, headers, redirect: 'manual' });

/** Actions of a recipient: unlock, read, view files, export and reply. */
async function readAndAnswer(address: string, { identity, cookie }: Recipient): Promise<void> {
  const headers = { ...asBrowser, cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const write = (path: string, fields: Record<string, string>) =>
    send(address + path, new URLSearchParams(fields).toString(), headers);
  await write('/backend/baik/unlock', { key: identity });
  await (await fetch(`${address}/backend/baik`, { headers })).text();
  const page = parseHtml(await (await fetch(`${address}/backend/baik/cases/1`, { headers })).text());
  const files = page.querySelectorAll('main a[download]').map((link) => link.getAttribute('href') ?? '');
  if (files.length === 0) throw new Error('The case has no file');
  for (const path of [...files, `${files[0]}/view`]) await (await fetch(address + path, { headers })).arrayBuffer();
  for (const file of ['export', 'sealed']) await write(`/backend/baik/cases/1/${file}`, {});
  await write('/backend/baik/cases/1/message', { text: marks.answer });
}

/** Replaces the folder of encrypted files by a file. */
async function whileDiskFails(dataDirectory: string, act: () => Promise<void>): Promise<void> {
  const folder = join(dataDirectory, 'baik');
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  await act();
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
}

function timesBelow(directory: string, folders: string[]): { path: string; time: string }[] {
  return folders
    .flatMap((folder) => [folder, ...readdirSync(join(directory, folder)).map((name) => `${folder}/${name}`)])
    .map((path) => ({ path, time: statSync(join(directory, path)).mtime.toISOString() }));
}

/** The token of a form as the page shows it: no process of the report channel has to answer. */
async function shownToken(address: string): Promise<string> {
  const page = await fetch(`${address}/en/baik-culture?complete=1`, { headers: asBrowser });
  const token = parseHtml(await page.text())
    .querySelector('input[name="token"]')
    ?.getAttribute('value');
  if (!token) throw new Error('The form has no token');
  return token;
}

/** All requests of a reporter: with and without script, the mailbox, and errors. Returns the receipts. */
async function visit(address: string): Promise<string[]> {
  const files = async () => [
    await revealing.jpeg(marks.file, `${marks.file}.jpg`),
    await revealing.pdf(marks.file, `${marks.file}.pdf`),
    await revealing.docx(marks.file, `${marks.file}.docx`),
  ];
  const post = (path: string, body: FormData | string, headers: Record<string, string>) =>
    send(address + path, body, headers);

  const tokens = [await shownToken(address), await shownToken(address)] as const;
  for (const token of tokens) await filledIn(token);

  // With script: the files first, then the report.
  const chosen = new FormData();
  for (const file of await files()) chosen.append('attachments', file);
  const { draft } = (await (await post('/api/baik/files', chosen, visitor)).json()) as { draft: string };
  const sent = await post(
    submitAddress,
    reportForm({ ...written, token: tokens[0], drafts: draft, files: 'original' }),
    visitor,
  );
  const { receipt } = (await sent.json()) as { receipt: string };

  // Without script.
  const asPlainForm = reportForm({ ...written, token: tokens[1], files: 'copy' }, await files());
  const plain = await post('/id/budaya-baik', asPlainForm, asBrowser);
  const code = parseHtml(await plain.text()).querySelector('[data-code]')?.text ?? '';

  // The mailbox, with an answer and a file.
  const mailbox = (fields: Record<string, string>, added: File[] = []) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const file of added) form.append('attachments', file);
    return post(mailboxAddress.id, form, asBrowser);
  };
  await (await mailbox({ receipt })).text();
  await mailbox({ receipt, action: 'reply', text: marks.reply, files: 'original' }, (await files()).slice(0, 1));

  // Errors.
  const broken = `--x\r\nContent-Disposition: form-data; name="${marks.mistake}"\r\n\r\n${marks.report}`;
  const tooLong = marks.mistake.repeat(200);
  const errors = [
    () => post(submitAddress, reportForm({ ...written, contact: '', report: marks.mistake }), asBrowser),
    async () => post(submitAddress, reportForm({ ...written, report: tooLong }, await files()), visitor),
    () => post(submitAddress, reportForm(written, [new File([marks.mistake], `${marks.mistake}.exe`)]), visitor),
    () => post(submitAddress, reportForm({ ...written, token: marks.mistake }), visitor),
    () => post(submitAddress, reportForm({ ...written, [marks.mistake]: 'x' }), visitor),
    () => post(submitAddress, broken, { ...visitor, 'content-type': 'multipart/form-data; boundary=x' }),
    () => post(mailboxAddress.id, broken, { ...asBrowser, 'content-type': 'multipart/form-data; boundary=x' }),
    () => post(submitAddress, `{"report":"${marks.mistake}`, { ...visitor, 'content-type': 'application/json' }),
    () => mailbox({ receipt: marks.mistake }),
    () => mailbox({ receipt: receipt.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    () => post(mailboxAddress.id, reportForm({ receipt }), { ...asBrowser, origin: 'https://evil.example' }),
    () => mailbox({ receipt, action: 'reply', text: tooLong }),
  ];
  for (const fail of sampled(errors, 0, 2, 5, 7, 9, 10)) await fail();
  // Malformed addresses containing the data.
  for (const path of ['/id/budaya-baik', '/en/baik-culture/values', '/api/baik', '/budaya-baik']) {
    await fetch(`${address}${path}/${marks.mistake}?language=${marks.mistake}`, { headers: asBrowser });
  }
  await fetch(`${address}/en/baik-culture?ref=${marks.mistake}`, { headers: asBrowser });
  // Inspected files that were never sent stay encrypted until they are removed.
  await post('/api/baik/files', chosen, visitor);
  return [receipt, code].filter((one) => /^[\dA-Z]{3}( [\dA-Z]{3}){5}$/.test(one));
}
