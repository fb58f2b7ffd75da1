import { expect, test } from 'bun:test';
import { nameFromFile } from '../../../src/domain/assets/commands.ts';

test.each([
  ['Kilang  baru.final.jpg', 'Kilang baru.final'],
  [' peta .png', 'peta'],
  ['kilang', 'kilang'],
  [`${'a'.repeat(201)}.jpg`, 'a'.repeat(200)],
])('a file %p without a name of its own is called %p', (filename, name) => {
  expect(nameFromFile(filename)).toBe(name);
});
