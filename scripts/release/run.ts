import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { manifest, publicDirectory } from '../../src/manifest.ts';
import { release } from '../../src/release.ts';
import { variantsByAddress } from '../../src/workers/pictures/variant.ts';
import { buildExecutable } from '../build/executable.ts';
import { publishVariants } from '../build/pictures.ts';
import { type Target, targetNamed, targets } from '../build/target.ts';
import { build, stampPath } from '../build.ts';
import { auditDependencies } from './audit.ts';
import { checksums, releaseNotes } from './notes.ts';
import { sbomOf } from './sbom.ts';

// Makes all files of a release in dist/release: bun run release [--target linux-x64]... [--strict]
const { values } = parseArgs({
  options: { target: { type: 'string', multiple: true }, strict: { type: 'boolean', default: false } },
});
const chosen = values.target?.map(targetNamed) ?? (Object.keys(targets) as Target[]);
const folder = 'dist/release';

const changed = Bun.spawnSync(['git', 'status', '--porcelain']).stdout.toString();
if (changed !== '') throw new Error(`A release is made of a commit. Not committed:\n${changed}`);

const audit = auditDependencies();
console.log(audit.summary);
if (values.strict && !audit.isClean) process.exit(1);

// Without files of earlier builds, which an hour of open pages may still request.
await rm(publicDirectory, { recursive: true, force: true });
await rm(stampPath, { force: true });
await build();
await publishVariants(variantsByAddress(manifest().pictures).values());
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const { sources } = manifest().quality;
const names: string[] = [];
const write = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  names.push(name);
};
for (const target of chosen) {
  const name = `alumina-site-${release}-${target}`;
  await buildExecutable(join(folder, name), target);
  await chmod(join(folder, name), 0o755);
  names.push(name);
}
await write(
  `alumina-site-${release}.cdx.json`,
  `${JSON.stringify(sbomOf(await readFile('bun.lock', 'utf8'), sources), null, 2)}\n`,
);
await write('audit.txt', `${audit.summary}\n${audit.details}`);
const commit = Bun.spawnSync(['git', 'rev-parse', 'HEAD']).stdout.toString().trim();
await write('RELEASE.md', releaseNotes(await readFile('CHANGELOG.md', 'utf8'), { sources, commit }));
const sums = await checksums(folder, names);
await writeFile(join(folder, 'SHA256SUMS'), sums);
console.log(`${folder}:\n${sums}`);
