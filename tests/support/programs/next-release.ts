import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sources.ts';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/** Makes a release in a new folder: a copy of this one with one more migration, which adds a column to the articles. */
export function makeNextRelease(folder: string): void {
  mkdirSync(folder);
  for (const name of ['src', 'drizzle', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of ['node_modules', 'dist', 'static']) symlinkSync(join(root, name), join(folder, name));
  const file = join(folder, 'drizzle/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  const when = Math.max(Date.now(), last.when + 1);
  journal.entries.push({ ...last, idx: last.idx + 1, when, tag: '9999_next' });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, 'drizzle/9999_next.sql'), 'ALTER TABLE "articles" ADD COLUMN "next_release" text;\n');
}
