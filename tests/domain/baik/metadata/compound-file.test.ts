import { expect, test } from 'bun:test';
import { Budget } from '../../../../src/domain/attachments/budget.ts';
import { CompoundFile } from '../../../../src/domain/baik/metadata/compound-file.ts';
import { binaryDocument } from '../../../support/binary-document.ts';

const endOfChain = 0xfffffffe;
const free = 0xffffffff;

test('a file whose table of sectors has places beyond the header, as those above 7 MB have, is read', () => {
  const file = Buffer.concat([binaryDocument('Budi'), Buffer.alloc(64 * 512)]);
  const placesAt = file.length - 512;
  // The only place moves from the header into a sector of its own.
  file.writeUInt32LE(free, 76);
  file.writeUInt32LE(placesAt / 512 - 1, 68);
  file.writeUInt32LE(1, 72);
  for (let at = placesAt; at < file.length; at += 4) file.writeUInt32LE(free, at);
  file.writeUInt32LE(0, placesAt);
  file.writeUInt32LE(endOfChain, file.length - 4);
  expect([...new CompoundFile(file, new Budget()).streams.keys()]).toEqual([
    'WordDocument',
    '1Table',
    '\u0005SummaryInformation',
    'Data',
    '\u0001Ole10Native',
  ]);
});
