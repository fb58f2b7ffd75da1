import { expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/client.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { joinRecipients } from '../../src/domain/baik/recipient-commands.ts';
import { makeKeyPair } from '../../src/domain/baik/sealing.ts';
import { mailboxAddress, reportForm, submitAddress, type Written } from '../support/baik.ts';
import { dump, filesBelow, findMarks } from '../support/canaries.ts';
import { type FreshDatabase, makeDatabase, makeDirectory } from '../support/databases.ts';
import { parseHtml } from '../support/html.ts';
import { freePort, run, settingsOf } from '../support/processes.ts';
import { revealing } from '../support/revealing-files.ts';
import { slow } from '../support/slow.ts';

setDefaultTimeout(5 * slow);

/** What must not be found anywhere once a report has been sent. */
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

test('a report leaves no mark of who sent it and what it says: not in the database, nor on the disk, nor in a log', async () => {
  const { found, receipts } = await leavesOf('src/server.ts');
  expect(receipts).toHaveLength(2);
  expect(found).toEqual([]);
});

test('a spy in the server is found out, however it disguises what it writes down', async () => {
  const { found } = await leavesOf('tests/support/planted-logger.ts');
  for (const name of ['address', 'device', 'report', 'name', 'reply']) {
    expect(found).toContainEqual(expect.stringContaining(name));
  }
});

/** Runs a server, visits it in every way in which the channel can be visited, and searches what is left behind. */
async function leavesOf(module: string): Promise<{ found: string[]; receipts: string[] }> {
  const place = await makeDatabase();
  const temporary = makeDirectory();
  mkdirSync(join(temporary.path, 'tmp'));
  await openChannel(place);
  const port = freePort();
  const server = run(module, {
    ...settingsOf(place),
    ...{ SEED: 'none', PORT: String(port), TRUST_PROXY: '127.0.0.1', TMPDIR: join(temporary.path, 'tmp') },
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
  const receipts = await visit(`http://127.0.0.1:${port}`);
  server.process.kill('SIGTERM');
  while ((await next()) !== undefined);
  const { errors } = await server.end();

  const database = await openDatabase(place);
  const tables = await dump(database.db);
  await database.close();
  const places = [
    ...tables,
    ...filesBelow(place.dataDirectory),
    ...filesBelow(temporary.path),
    { name: 'the log', bytes: Buffer.from([...lines, errors].join('\n')) },
  ];
  const secrets = receipts.flatMap((receipt) => [
    receipt,
    receipt.replaceAll(' ', ''),
    receipt.replaceAll(' ', '').slice(6),
  ]);
  const found = findMarks(places, {
    ...marks,
    ...Object.fromEntries(secrets.map((secret, index) => [`receipt ${index}`, secret])),
  });
  await place.remove();
  temporary.remove();
  return { found, receipts };
}

async function openChannel(place: FreshDatabase): Promise<void> {
  const { db, close } = await openDatabase(place);
  const account = await createAccount(db, 'rini', 'a good long password');
  const { publicKey } = await makeKeyPair();
  await joinRecipients(db, account, {
    ...{ kind: 'offline', publicKey, wrappedKey: null, passphraseSalt: null, noticeAddress: 'rini@example.com' },
  });
  await close();
}

/** Every way in: with script and without, the mailbox, and what goes wrong. Answers the receipts. */
async function visit(address: string): Promise<string[]> {
  const files = async () => [
    await revealing.jpeg(marks.file, `${marks.file}.jpg`),
    await revealing.pdf(marks.file, `${marks.file}.pdf`),
    await revealing.docx(marks.file, `${marks.file}.docx`),
  ];
  const send = (path: string, body: FormData | string, headers: Record<string, string>) =>
    fetch(address + path, { method: 'POST', body, headers, redirect: 'manual' });

  // With script: the files first, then the report.
  const chosen = new FormData();
  for (const file of await files()) chosen.append('attachments', file);
  const { draft } = (await (await send('/api/baik/files', chosen, visitor)).json()) as { draft: string };
  const sent = await send(submitAddress, reportForm({ ...written, drafts: draft, metadata: 'keep' }), visitor);
  const { receipt } = (await sent.json()) as { receipt: string };

  // Without script, up to the page with the receipt.
  const plain = await send(submitAddress, reportForm({ ...written, metadata: 'strip' }, await files()), asBrowser);
  const shown = await fetch(address + (plain.headers.get('location') ?? ''), { headers: asBrowser });
  const code = parseHtml(await shown.text()).querySelector('[data-code]')?.text ?? '';

  // The mailbox, with an answer and a file.
  const mailbox = (fields: Record<string, string>, added: File[] = []) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const file of added) form.append('attachments', file);
    return send(mailboxAddress.id, form, asBrowser);
  };
  await mailbox({ receipt });
  await mailbox({ receipt, action: 'reply', text: marks.reply, metadata: 'keep' }, (await files()).slice(0, 1));

  // What goes wrong.
  await send(submitAddress, reportForm({ ...written, contact: '', report: marks.mistake }), asBrowser);
  await send(submitAddress, reportForm({ ...written, report: marks.mistake.repeat(200) }, await files()), visitor);
  await send(submitAddress, reportForm(written, [new File([marks.mistake], `${marks.mistake}.exe`)]), visitor);
  await send(submitAddress, reportForm({ ...written, token: marks.mistake }), visitor);
  await send(submitAddress, reportForm({ ...written, [marks.mistake]: 'x' }), visitor);
  const broken = `--x\r\nContent-Disposition: form-data; name="${marks.mistake}"\r\n\r\n${marks.report}`;
  await send(submitAddress, broken, { ...visitor, 'content-type': 'multipart/form-data; boundary=x' });
  await send(mailboxAddress.id, broken, { ...asBrowser, 'content-type': 'multipart/form-data; boundary=x' });
  await send(submitAddress, `{"report":"${marks.mistake}`, { ...visitor, 'content-type': 'application/json' });
  await mailbox({ receipt: marks.mistake });
  await mailbox({ receipt: receipt.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) });
  await mailbox({ receipt, action: 'reply', text: marks.mistake.repeat(200) });
  // Files that were looked at and never sent stay encrypted until they are swept away.
  await send('/api/baik/files', chosen, visitor);
  return [receipt, code].filter((one) => /^\d{4}( \d{4}){4}$/.test(one));
}
