import { expect, test } from 'bun:test';
import { filesLike, readSource } from '../support/sources.ts';

const modules = filesLike('src/ui/**/*.tsx');
const examplesOf = (path: string) =>
  path.replace(/^src\/ui\/(.+?)(\.island)?\.tsx$/, 'scripts/gallery/examples/$1.examples.tsx');
const all = filesLike('scripts/gallery/examples/**/*.examples.tsx');

/** Exported components of a module, by their names in PascalCase. */
const componentsOf = (path: string) =>
  [...readSource(path).matchAll(/^export (?:async )?function ([A-Z]\w*)/gm)].map(([, name = '']) => name);

test('every component of src/ui has an example', () => {
  const missing = modules.flatMap((path) => {
    const examples = all.includes(examplesOf(path)) ? readSource(examplesOf(path)) : '';
    return componentsOf(path)
      .filter((name) => !new RegExp(`^  ${name}: \\{[^]*?<`, 'm').test(examples))
      .map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('the components were found', () => {
  expect(modules.flatMap(componentsOf)).toEqual(expect.arrayContaining(['Button', 'Field', 'SearchBox', 'Document']));
});

test('every example module belongs to a component', () => {
  const owners = modules.map(examplesOf);
  expect(all.filter((path) => !owners.includes(path))).toEqual([]);
});

test('components with texts have examples in both languages', () => {
  const speaking = modules.filter((path) => /\.words\.ts'|\breading: Reading\b/.test(readSource(path)));
  expect(speaking.length).toBeGreaterThan(15);
  const speaksOne = speaking.filter((path) => !readSource(examplesOf(path)).includes("language: 'id',"));
  expect(speaksOne).toEqual([]);
});
