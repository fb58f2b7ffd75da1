import { expect, test } from 'bun:test';
import { dirname } from 'node:path';
import { projectFiles } from '../support/sources.ts';

const maxFilesPerFolder = 24;
/** Of a noun, its files of words and examples aside. */
const maxFilesPerNoun = 12;
const nouns = /^src\/(?:domain|backend|pages)\/(?!ui\/)[^.]+$/;
const isOwnWords = /\.(?:words\.ts|examples\.tsx)$/;
const limitedFolders = /^(?:src|scripts|tests\/support)(?:\/|$)/;
/** Drawings, one file for each picture. */
const exempt = ['scripts/production/pictures/scenes'];

function crowded(files: string[]): string[] {
  const counts = new Map<string, number>();
  for (const folder of files.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .filter(([folder]) => limitedFolders.test(folder) && !exempt.includes(folder))
    .flatMap(([folder, count]) => (count > maxFilesPerFolder ? [`${folder} has ${count} files`] : []))
    .sort();
}

test('a folder of src, scripts and tests/support has at most 24 files of its own', () => {
  expect(crowded(projectFiles())).toEqual([]);
});

test('a folder of a noun has at most 12 files', () => {
  const code = projectFiles().filter((file) => !isOwnWords.test(file));
  const folders = Map.groupBy(
    code.filter((file) => nouns.test(dirname(file))),
    dirname,
  );
  const large = [...folders].flatMap(([folder, files]) =>
    files.length > maxFilesPerNoun ? [`${folder} has ${files.length}`] : [],
  );
  expect(large).toEqual([]);
});

test('a folder with 25 files is noticed', () => {
  const files = Array.from({ length: 25 }, (_, number) => `src/domain/file-${number}.ts`);
  expect(crowded([...files, 'src/domain/mail/input.ts'])).toEqual(['src/domain has 25 files']);
});
