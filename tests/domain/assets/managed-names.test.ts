import { expect, test } from 'bun:test';
import { managedNames } from '../../../src/domain/assets/managed-names.ts';
import { filesLike, readSource } from '../../support/sources.ts';

/** The names of pictures that pages ask for stand in their code like this. */
const asking = [
  /managedPicture\(\s*\w+,\s*'([\w]+)'/g,
  /\bpictureName = '(\w+)'/g,
  /\bheroPictures\(db, request, '(\w+)'/g,
];

test('every picture and document that a page asks for by name is known to be in use', () => {
  const sources = filesLike('src/pages/**/*.{ts,tsx}').map(readSource);
  const asked = sources.flatMap((source) =>
    asking.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name)),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !Object.hasOwn(managedNames, name))).toEqual([]);
});
