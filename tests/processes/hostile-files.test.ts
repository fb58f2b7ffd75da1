import { afterAll, beforeAll, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { account, type Channel, channelsOf } from '../../scripts/attack/channels.ts';
import type { HostileFile } from '../../scripts/attack/hostile-file.ts';
import { hostileFiles } from '../../scripts/attack/hostile-files.ts';
import { openChannel } from '../support/accounts/baik-people.ts';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { revealing } from '../support/files/files-with-metadata.ts';
import { sampled } from '../support/long-run.ts';
import { type RunningServer, startServer } from '../support/processes.ts';

let place: FreshDatabase;
let server: RunningServer;
let channels: Channel[];
beforeAll(async () => {
  place = await makeDatabase();
  await openChannel(place, account.username, account.password);
  server = await startServer(place, { TRUST_PROXY: '127.0.0.1' });
  channels = await channelsOf(server.address);
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

const wayOut = 'Print it, save it as a PDF or photograph the screen, and attach that.';
const noCopy = (reason: string) => `file.EXT: No safe copy can be made, because the file is ${reason}. ${wayOut}`;
const tooComplex =
  'The file file.EXT is too complex to be checked and was not accepted. Save it again, for instance as a PDF, or send the form without it; everything else is still there.';
const received = 'Thank you. We have received your report, and it is locked.';
const thanks = 'We have received your message';

// A sample of each channel, and of that in the suite a smaller one; `bun run attack:files` sends every file.
const files = [
  ['report', 'DOCX: nine million empty paragraphs', 400, noCopy('too complex')],
  ['report', 'PDF: a form that is drawn 2^24 times', 400, noCopy('too complex')],
  ['report', 'DOCX: one part listed 2,000 times', 200, received],
  ['message', 'DOCX: one part listed 2,000 times', 400, tooComplex],
  ['asset', 'PDF: a tree of pages whose branches meet, 2^40 ways down', 201, ''],
] as const;

test.each(sampled(files, 0, 3, 4))(
  'sent as a %s, %s gets its answer while the site answers others',
  async (name, title, status, text) => {
    const file = fileCalled(title);
    const bytes = await file.make();
    const answer = sent(name, file, bytes);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    expect(await answer).toEqual({ status, text: text ? text.replace('EXT', file.extension) : expect.any(String) });
    await untilNothingIsLeft();
  },
);

test('the next files of others are taken as ever', async () => {
  const docx = { title: 'a letter', extension: 'docx', make: async () => (await revealing.docx('x')).bytes() } as const;
  expect(await sent('report', docx, await docx.make())).toEqual({ status: 200, text: received });
  expect(await sent('message', docx, await docx.make())).toEqual({
    status: 200,
    text: expect.stringContaining(thanks),
  });
});

test('a process that is killed from outside is no fault of its file, which is accepted when it is sent again; the log has one line', async () => {
  const docx = {
    title: 'a letter',
    extension: 'docx',
    make: async () => (await revealing.docx('x')).bytes(),
  } as const;
  for (const name of ['message', 'asset'] as const) {
    const file = name === 'message' ? docx : fileCalled('PDF: a tree of pages whose branches meet, 2^40 ways down');
    const bytes = await file.make();
    let before: number;
    let answer: Awaited<ReturnType<typeof sent>>;
    // Again when the process had ended before this one saw it.
    do {
      before = killings();
      const killer = setInterval(killFileProcesses, 5);
      answer = await sent(name, file, bytes);
      clearInterval(killer);
    } while (answer.status < 300);
    expect(answer).toEqual({ status: 503, text: expect.stringContaining('cannot be checked right now') });
    expect(killings()).toBe(before + 1);
    expect((await sent(name, file, bytes)).status).toBeLessThan(300);
  }
});

const killings = () => server.errors().split('"event":"file_process_killed"').length - 1;

/** As an operator or the system does whose memory runs out. */
function killFileProcesses(): void {
  const { pid } = server.process;
  for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)) {
    try {
      if (readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('file-process'))
        process.kill(Number(child), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

function fileCalled(title: string): HostileFile {
  const file = hostileFiles.find((one) => one.title === title);
  if (!file) throw new Error(`There is no hostile file "${title}".`);
  return file;
}

async function sent(name: string, file: HostileFile, bytes: Uint8Array) {
  const channel = channels.find((one) => one.name === name);
  if (!channel) throw new Error(`There is no channel "${name}".`);
  const answer = await channel.send(file, bytes);
  if (answer.status === 500) throw new Error(`The server failed:\n${server.errors().slice(-4000)}`);
  return answer;
}

/** What was spooled is deleted when the answer is on its way. */
async function untilNothingIsLeft(): Promise<void> {
  while ((await leftovers()).length > 0) await Bun.sleep(20);
}

/** Files that are neither stored nor gone. */
async function leftovers(): Promise<string[]> {
  const names = async (folder: string) => readdir(join(place.dataDirectory, folder)).catch(() => []);
  return [...(await names('baik-spool')), ...(await names('contact')), ...(await names('assets/.incoming'))];
}
