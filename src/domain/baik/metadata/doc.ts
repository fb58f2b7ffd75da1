import { Budget } from '../../attachments/budget.ts';
import { CompoundFile, readStream, type Stream, writeStream } from './compound-file.ts';
import { blankPictures } from './embedded-pictures.ts';
import { DamagedFileError, type FindingKind, gather, type Inspection } from './findings.ts';
import { packageStream, pathsIn } from './ole-package.ts';
import { emptyPropertySet, readPropertySet } from './property-set.ts';
import { blankNames, namesIn, openWordStreams, type WordStreams } from './word-binary.ts';

const kindOfSummary: Record<number, FindingKind> = {
  2: 'title',
  3: 'title',
  4: 'author',
  5: 'title',
  6: 'title',
  7: 'software',
  8: 'author',
  11: 'time',
  12: 'time',
  13: 'time',
  18: 'software',
};
const kindOfDocumentSummary: Record<number, FindingKind> = { 14: 'author', 15: 'company' };
/** By the name of the stream. */
const kindsOfSummary: Record<string, Record<number, FindingKind>> = {
  '\u0005SummaryInformation': kindOfSummary,
  '\u0005DocumentSummaryInformation': kindOfDocumentSummary,
};

/** The metadata of a Word 97 to 2003 document. */
export function inspectDoc(bytes: Uint8Array, budget = new Budget()): Inspection {
  try {
    const file = new CompoundFile(bytes, budget);
    const word = openWordStreams(file);
    if (word.isEncrypted) return { condition: 'protected', findings: [] };
    return { condition: 'clean', findings: gather(found(file, word)) };
  } catch (error) {
    if (error instanceof DamagedFileError || error instanceof RangeError) return { condition: 'damaged', findings: [] };
    throw error;
  }
}

/**
 * The document with properties, save history, comment authors and picture metadata
 * blanked, including embedded documents. Throws DamagedFileError.
 */
export function cleanDoc(bytes: Uint8Array, budget = new Budget()): Uint8Array {
  try {
    const clean = new Uint8Array(bytes);
    const file = new CompoundFile(clean, budget);
    const word = openWordStreams(file);
    if (word.isEncrypted) throw new DamagedFileError('The document is protected.');
    blankNames(word);
    for (const { name, stream } of file.all) {
      if (name in kindsOfSummary) empty(stream);
      else blankWithin(name, stream);
    }
    file.blankRemains();
    return clean;
  } catch (error) {
    throw error instanceof RangeError ? new DamagedFileError(error.message) : error;
  }
}

function* found(file: CompoundFile, word: WordStreams): Generator<readonly [FindingKind, unknown]> {
  for (const { name, stream } of file.all) {
    const content = readStream(stream);
    const kinds = kindsOfSummary[name];
    for (const { id, value } of kinds ? readPropertySet(content) : []) {
      const kind = kinds?.[id];
      if (kind) yield [kind, value];
    }
    if (name === packageStream) {
      for (const path of pathsIn(content)) yield ['history', Buffer.from(path).toString('latin1')];
    }
    // What is read is a copy.
    if (!kinds && blankPictures(content)) yield ['embedded', true];
  }
  for (const { kind, name } of namesIn(word)) yield [kind, name];
}

function blankWithin(name: string, stream: Stream): void {
  const content = readStream(stream);
  const paths = name === packageStream ? pathsIn(content) : [];
  for (const path of paths) path.fill(0x20);
  if (blankPictures(content) || paths.length > 0) writeStream(stream, content);
}

function empty(stream: Stream): void {
  writeStream(stream, emptyPropertySet(readStream(stream)));
}
