import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// Compares two folders of screenshots: `bun scripts/screenshots/compare.ts <before> <after>`.
const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error('Usage: bun scripts/screenshots/compare.ts <before> <after>');

/** Maximum difference of a colour channel that counts as unchanged: JPEG is lossy. */
const maxChannelDifference = 24;

type Comparison = { name: string; note: string; changedShare: number };

const names = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.jpg'));
const all = [...new Set([...names(before), ...names(after)])].sort();
const comparisons: Comparison[] = [];
for (const name of all) comparisons.push(await compare(name, before, after));

const changed = comparisons.filter(({ changedShare }) => changedShare > 0);
for (const { name, note, changedShare } of changed.sort((a, b) => b.changedShare - a.changedShare)) {
  console.log(`${(changedShare * 100).toFixed(2).padStart(6)} %  ${name}  ${note}`);
}
console.log(`${comparisons.length} screenshots, ${changed.length} differ`);

/** `changedShare` is the share of differing pixels, from 0 to 1; 1 when only one folder has the file. */
async function compare(name: string, from: string, to: string): Promise<Comparison> {
  const [old, recent] = await Promise.all([pixelsOf(join(from, name)), pixelsOf(join(to, name))]);
  if (!old || !recent) return { name, note: old ? 'only before' : 'only after', changedShare: 1 };
  const height = Math.max(old.info.height, recent.info.height);
  const shared = Math.min(old.data.length, recent.data.length);
  let different = 0;
  for (let offset = 0; offset < shared; offset += 3) {
    const isChanged = [0, 1, 2].some(
      (channel) =>
        Math.abs((old.data[offset + channel] ?? 0) - (recent.data[offset + channel] ?? 0)) > maxChannelDifference,
    );
    if (isChanged) different += 1;
  }
  const extra = Math.abs(old.data.length - recent.data.length) / 3;
  const note = extra > 0 ? `${old.info.height} px high, now ${recent.info.height} px` : '';
  return { name, note, changedShare: (different + extra) / (height * old.info.width) };
}

async function pixelsOf(path: string) {
  if (!(await Bun.file(path).exists())) return undefined;
  return sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
