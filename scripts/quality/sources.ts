import { Glob } from 'bun';

/** Files that decide what visitors get. Tests, documentation and results are left out. */
const patterns = [
  'src/**/*',
  'static/**/*',
  'drizzle/*.sql',
  'scripts/build/*',
  'scripts/build.ts',
  'uno.config.ts',
  'package.json',
  'bun.lock',
];

/** Digest of the contents of the sources: equal sources have equal digests in every checkout. */
export async function sourcesDigest(): Promise<string> {
  const hash = new Bun.CryptoHasher('sha256');
  for (const pattern of patterns) {
    for (const path of [...new Glob(pattern).scanSync('.')].sort()) {
      hash.update(`${path}\n`);
      hash.update(await Bun.file(path).bytes());
    }
  }
  return hash.digest('hex');
}
