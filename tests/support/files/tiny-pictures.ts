import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { digestOf, type Variant, variantAddress, variantName } from '../../../src/workers/pictures/variant.ts';

export type TinyPictures = Awaited<ReturnType<typeof makeTinyPictures>>;

/** Masters in a separate folder, each with one variant of 120 pixels that has not been encoded. */
export async function makeTinyPictures(keys: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  const place = { masters: join(root, 'masters'), directory: join(root, 'variants') };
  for (const folder of Object.values(place)) mkdirSync(folder);
  const variants = new Map<string, Variant>();
  for (const [index, key] of keys.entries()) {
    const background = { r: 9 * index, g: 90, b: 60 };
    const master = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .webp()
      .toBuffer();
    writeFileSync(join(place.masters, `${key}.webp`), master);
    const name = variantName(key, 120, digestOf(master, key), 'avif');
    variants.set(variantAddress(name), { key, name, kind: 'avif', width: 120 });
  }
  /** Names of new files. */
  const written: string[] = [];
  const watcher = watch(place.directory, (_event, name) => name && written.push(name));
  /** Existing variants, in encoding order. */
  const encoded = () => {
    const names = readdirSync(place.directory).filter((name) => name.endsWith('.avif'));
    const timeOf = (name: string) => statSync(join(place.directory, name), { bigint: true }).mtimeNs;
    return names.sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
  };
  return {
    place,
    variants,
    addresses: [...variants.keys()],
    written,
    encoded,
    /** Waits for a number of variants. */
    async untilEncoded(count: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => encoded().length >= count && resolve();
      watcher.on('change', look);
      look();
      await promise;
      watcher.off('change', look);
    },
    remove(): void {
      watcher.close();
      if (existsSync(root)) rmSync(root, { recursive: true });
    },
  };
}
