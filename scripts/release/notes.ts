import { join } from 'node:path';
import { release } from '../../src/release.ts';

/** To be published away from the server: reporters compare it with what the page of the report channel names. */
export function releaseNotes(changelog: string, { sources, commit }: { sources: string; commit: string }): string {
  const news = changelog.split(/^## /m).find((part) => part.startsWith(`${release} `)) ?? '';
  return `# Rilis ${release} / Release ${release}

Sidik jari kode, seperti yang harus tampil di halaman Budaya BAIK. Fingerprint of the code, as the page BAIK Culture must show it:

    ${sources}

${news.slice(news.indexOf('\n')).trim()}

Commit ${commit}, built by "bun run release" with Bun ${Bun.version}. "sha256sum --check SHA256SUMS" checks the files.
`;
}

/** Of files in a folder, as sha256sum reads them. */
export async function checksums(folder: string, names: readonly string[]): Promise<string> {
  const sums = names.map(async (name) => `${await digestOf(join(folder, name))}  ${name}\n`);
  return (await Promise.all(sums)).join('');
}

async function digestOf(path: string): Promise<string> {
  const hash = new Bun.CryptoHasher('sha256');
  for await (const piece of Bun.file(path).stream()) hash.update(piece);
  return hash.digest('hex');
}
