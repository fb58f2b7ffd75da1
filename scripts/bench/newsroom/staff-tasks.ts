import sharp from 'sharp';
import { endpoints } from '../../../src/routes.ts';
import { median, percentile } from '../../percentile.ts';
import { signIn } from '../../sign-in.ts';

type Site = { address: string; administrator: { username: string; password: string }; cookie: string };

const signIns = 10;
const searches = 40;
const uploads = 3;
/** Visitors who read pages while pictures are uploaded. */
const readers = 4;
/** 24 megapixels, as from a camera. */
const picture = { width: 6000, height: 4000 };

/** Measures sign-ins, searches of staff, and uploads of a large picture while visitors read. */
export async function measureStaffTasks(site: Site, where: string): Promise<void> {
  const times = async (rounds: number, task: (round: number) => Promise<unknown>) => {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await task(round);
      taken.push(performance.now() - began);
    }
    return summaryOf(taken);
  };
  const { address, administrator, cookie } = site;
  console.log(`sign-in, ${where}: ${await times(signIns, () => signIn(address, administrator))}`);
  const search = (round: number) =>
    ask(`${address}${endpoints.articleManager}?search=alumina${round}`, { headers: { cookie } });
  console.log(`search of articles by staff, ${where}: ${await times(searches, search)}`);
  const files = await Promise.all(Array.from({ length: uploads }, makePicture));
  const isReading = { value: true };
  const visits = Array.from({ length: readers }, () => read(address, isReading));
  const upload = (round: number) => send(site, files[round] ?? new Uint8Array());
  console.log(
    `upload of 24 megapixels beside ${readers} readers, until the file is safe, ${where}: ${await times(uploads, upload)}`,
  );
  isReading.value = false;
  const pages = (await Promise.all(visits)).reduce((sum, count) => sum + count, 0);
  console.log(`pages read meanwhile: ${pages}`);
}

async function makePicture(_: unknown, index: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 110 + index, sigma: 30 } as const;
  const small = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'black', noise } })
    .png()
    .toBuffer();
  return new Uint8Array(await sharp(small).resize(picture).jpeg({ quality: 80 }).toBuffer());
}

async function send({ address, cookie }: Site, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const form = new FormData();
  form.set('file', new File([bytes], 'kilang.jpg', { type: 'image/jpeg' }));
  for (const [name, value] of Object.entries({ category: 'news', media_type: 'image', alt_text: 'Kilang' }))
    form.set(name, value);
  await ask(`${address}/api/backend/assets`, { method: 'POST', headers: { cookie }, body: form });
}

/** Reads pages one after the other; returns how many. */
async function read(address: string, isReading: { value: boolean }): Promise<number> {
  let pages = 0;
  for (; isReading.value; pages += 1) await ask(`${address}/id/berita?page=${1 + (pages % 2)}`, {}, [200, 404, 429]);
  return pages;
}

async function ask(url: string, init: RequestInit, allowed: readonly number[] = [200, 201]): Promise<void> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!allowed.includes(answer.status)) throw new Error(`${url} responded with ${answer.status}`);
}

function summaryOf(times: readonly number[]): string {
  return `${median(times).toFixed(0)} ms median, ${percentile(times, 100).toFixed(0)} ms slowest`;
}
