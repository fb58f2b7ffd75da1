import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PictureVariants } from '../../src/web/files/picture-variants.ts';
import { StaticFiles } from '../../src/web/files/static-files.ts';
import { makeTinyPictures, type TinyPictures } from '../support/files/tiny-pictures.ts';
import { CollectedLog } from '../support/log.ts';
import { run } from '../support/processes.ts';

const keys = Array.from({ length: 24 }, (_, index) => `picture-${String(index + 1).padStart(2, '0')}`);

let tiny: TinyPictures;
let log: CollectedLog;
let variants: PictureVariants;
let files: StaticFiles;
beforeEach(async () => {
  tiny = await makeTinyPictures(keys);
  log = new CollectedLog();
  open();
});
afterEach(() => {
  variants.stop();
  tiny.remove();
});

function open(): void {
  variants = new PictureVariants(log, tiny.place, tiny.variants);
  files = new StaticFiles(variants, join(tiny.place.directory, 'nothing-was-built'));
}

const ask = async (address: string) => files.answer(address, new Request(`http://localhost${address}`));
const addressOf = (index: number) => tiny.addresses[index] ?? '';
const temporaryFiles = () => new Set(tiny.written.filter((name) => name.endsWith('.new')));

async function widthsOfEncoded(): Promise<(number | undefined)[]> {
  const facts = tiny.encoded().map((name) => sharp(readFileSync(join(tiny.place.directory, name))).metadata());
  return (await Promise.all(facts)).map(({ width }) => width);
}

describe('a variant missing from the build', () => {
  test('is encoded once for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(addressOf(0))));
    expect(answers.map((answer) => answer?.status)).toEqual(Array(50).fill(200));
    expect(answers[0]?.headers.get('content-type')).toBe('image/avif');
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const sizes = new Set(await Promise.all(answers.map(async (answer) => (await answer?.bytes())?.length)));
    expect(sizes.size).toBe(1);
    expect(await widthsOfEncoded()).toEqual([120]);
    // The watcher may miss single events.
    expect(temporaryFiles().size).toBeLessThanOrEqual(1);
  });

  test('is kept across restarts', async () => {
    await ask(addressOf(0));
    variants.stop();
    renameSync(tiny.place.masters, `${tiny.place.masters}-elsewhere`);
    open();
    expect((await ask(addressOf(0)))?.status).toBe(200);
    renameSync(`${tiny.place.masters}-elsewhere`, tiny.place.masters);
  });

  test('answers 503 when encoding fails, and is retried on the next request', async () => {
    const master = join(tiny.place.masters, 'picture-01.webp');
    renameSync(join(tiny.place.masters, 'picture-02.webp'), `${master}.other`);
    renameSync(master, `${master}.own`);
    log.expectErrors(2);
    expect((await ask(addressOf(0)))?.status).toBe(503);
    renameSync(`${master}.other`, master);
    const answer = await ask(addressOf(0));
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(answer?.headers.get('retry-after')).toBe('5');
    expect(log.events.map(({ event }) => event)).toEqual(['picture_not_encoded', 'picture_not_encoded']);
    renameSync(`${master}.own`, master);
    expect((await ask(addressOf(0)))?.status).toBe(200);
  });
});

test('while no process can be started a picture is answered with 503, and is there as soon as one can', async () => {
  const { execPath } = process;
  process.execPath = join(tiny.place.directory, 'missing');
  log.expectErrors(4);
  // Its first picture is the one that is asked for first.
  variants.encodeAhead();
  // More than are encoded at once, and the first one again.
  for (const index of [0, 1, 2, 0]) expect((await ask(addressOf(index)))?.status).toBe(503);
  process.execPath = execPath;
  expect(log.events.map(({ event }) => event)).toEqual(Array(4).fill('picture_not_encoded'));
  expect((await ask(addressOf(0)))?.status).toBe(200);
});

test.each([
  (known: string) => known.replace('-120.', '-121.'),
  (known: string) => known.replace('.avif', '.webp'),
  (known: string) => known.replace('picture-01', '../masters/picture-01'),
  (known: string) => `${known}.new`,
])('an address that no page names is unknown, and nothing is encoded for it', (change) => {
  expect(files.answer(change(addressOf(0)), new Request('http://localhost/'))).toBeUndefined();
  expect(tiny.written).toEqual([]);
});

describe('background encoding', () => {
  test('encodes all variants, first those of given pictures', async () => {
    const page = `<source srcset="${addressOf(20)} 120w, ${addressOf(21)} 240w"><img src="${addressOf(22)}">`;
    variants.encodeAhead([page]);
    await tiny.untilEncoded(24);
    const order = tiny.encoded().map((name) => name.slice(0, 10));
    expect(order.slice(0, 5)).toEqual(['picture-21', 'picture-22', 'picture-23', 'picture-01', 'picture-02']);
    expect(await widthsOfEncoded()).toEqual(Array(24).fill(120));
  });

  test('waits while the site is answering, and what a visitor waits for does not', async () => {
    const visitors = setInterval(() => variants.noteRequest(), 50);
    variants.noteRequest();
    variants.encodeAhead();
    for (const index of [5, 7]) expect((await ask(addressOf(index)))?.status).toBe(200);
    expect(tiny.encoded().map((name) => name.slice(0, 10))).toEqual(['picture-06', 'picture-08']);
    clearInterval(visitors);
    await tiny.untilEncoded(24);
  });

  test('runs in only one of two servers', async () => {
    const masters = join(tiny.place.masters, 'none');
    const second = new PictureVariants(log, { ...tiny.place, masters }, tiny.variants);
    variants.encodeAhead();
    // An attempt would fail and be logged.
    second.encodeAhead();
    await tiny.untilEncoded(24);
    second.stop();
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'stops with the server on %s without leaving partial files',
    async (signal) => {
      // The last master is a pipe without a writer, so that the work never ends before the signal.
      const last = join(tiny.place.masters, `${keys.at(-1)}.webp`);
      renameSync(last, `${last}.kept`);
      expect(Bun.spawnSync(['mkfifo', last]).exitCode).toBe(0);
      const parameters = [JSON.stringify(tiny.place), JSON.stringify([...tiny.variants])];
      const server = run('tests/support/files/background-encoding.ts', {}, parameters);
      await tiny.untilEncoded(2);
      server.process.kill(signal);
      // Both processes write to this stream, so it ends with the last one.
      expect((await server.end()).errors).toBe('');
      const before = tiny.encoded().length;
      expect(before).toBeLessThan(24);
      expect(await widthsOfEncoded()).toEqual(Array(before).fill(120));
      renameSync(`${last}.kept`, last);
      const answers = await Promise.all(tiny.addresses.map((address) => ask(address)));
      expect(answers.map((answer) => answer?.status)).toEqual(Array(24).fill(200));
      expect(await widthsOfEncoded()).toEqual(Array(24).fill(120));
    },
  );
});
