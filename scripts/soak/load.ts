import { setTimeout as sleep } from 'node:timers/promises';
import { type Kind, type Site, send } from '../faults/writes.ts';

export type Sample = { what: string; milliseconds: number; status: number };

/** Order of the writes, one every `writeIntervalInMilliseconds`, below all limits of the forms. */
const writeOrder: Kind[] = ['save', 'upload', 'save', 'message', 'save', 'mail', 'upload', 'report'];
const writeIntervalInMilliseconds = 1500;
const readers = 8;
/** Delay between two requests of a reader. */
const readPauseInMilliseconds = 15;

const reads = [
  ...['/id', '/en', '/id/berita', '/en/news', '/id/tentang', '/en/contact', '/id/kontak', '/id/budaya-baik'],
  ...['/api/articles?limit=10', '/api/assets?category=news', '/api/search?q=alumina&language=en', '/sitemap.xml'],
];
/** Each request of the public comes from another of these IPv4 addresses: the limits per network are not meant here. */
const visitors = 4000;
const staffReads = ['/backend/dashboard', '/backend/articles', '/backend/logs', '/backend/messages'];

/** Reads and writes for the given time. */
export async function soak(site: Site, milliseconds: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  let requests = 0;
  const end = performance.now() + milliseconds;
  const isOver = () => performance.now() >= end;
  const read = async (reader: number) => {
    for (let round = reader; !isOver(); round += 1) {
      const isStaff = round % 17 === 0;
      const path = (isStaff ? staffReads : reads)[round % (isStaff ? staffReads : reads).length] ?? '/id';
      requests += 1;
      const headers = isStaff ? { cookie: site.cookie } : { 'x-forwarded-for': addressOf(requests % visitors) };
      samples.push(await ask(site.address + path, headers, isStaff ? 'staff screen' : whatIs(path)));
      await sleep(readPauseInMilliseconds);
    }
  };
  const write = async () => {
    for (let round = 0; !isOver(); round += 1) {
      const kind = writeOrder[round % writeOrder.length] ?? 'save';
      const { status, milliseconds: took } = await send(kind, site);
      samples.push({ what: kind, milliseconds: took, status });
      await sleep(writeIntervalInMilliseconds);
    }
  };
  await Promise.all([...Array.from({ length: readers }, (_, reader) => read(reader)), write()]);
  return samples;
}

function whatIs(path: string): string {
  return path.startsWith('/api/search') ? 'search' : path.startsWith('/api') ? 'API' : 'page';
}

const addressOf = (visitor: number) => `100.64.${visitor >> 8}.${visitor & 255}`;

async function ask(url: string, headers: Record<string, string>, what: string): Promise<Sample> {
  const began = performance.now();
  const status = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
  return { what, milliseconds: performance.now() - began, status };
}
