import { CompoundFile, readStream, type Stream, writeStream } from './compound-file.ts';
import { DamagedFileError, type FindingKind, gather, type Inspection } from './findings.ts';
import { emptyPropertySet, readPropertySet } from './property-set.ts';
import { blankNames, namesIn, openWordStreams, type WordStreams } from './word-binary.ts';

const summary = '\u0005SummaryInformation';
const documentSummary = '\u0005DocumentSummaryInformation';

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

/** What an old Word document tells beside its text. */
export function inspectDoc(bytes: Uint8Array): Inspection {
  try {
    const file = new CompoundFile(bytes);
    const word = openWordStreams(file);
    if (word.isEncrypted) return { condition: 'protected', findings: [] };
    return { condition: 'clean', findings: gather(found(file, word)) };
  } catch (error) {
    if (error instanceof DamagedFileError || error instanceof RangeError) return { condition: 'damaged', findings: [] };
    throw error;
  }
}

/** The same text with its properties, its list of who saved it where, and the names on remarks blanked. Throws DamagedFileError. */
export function cleanDoc(bytes: Uint8Array): Uint8Array {
  try {
    const clean = new Uint8Array(bytes);
    const file = new CompoundFile(clean);
    const word = openWordStreams(file);
    if (word.isEncrypted) throw new DamagedFileError('The document is protected.');
    for (const name of [summary, documentSummary]) {
      const stream = file.streams.get(name);
      if (stream) empty(stream);
    }
    blankNames(word);
    file.blankRemains();
    return clean;
  } catch (error) {
    throw error instanceof RangeError ? new DamagedFileError(error.message) : error;
  }
}

function* found(file: CompoundFile, word: WordStreams): Generator<readonly [FindingKind, unknown]> {
  const sets = [
    [file.streams.get(summary), kindOfSummary],
    [file.streams.get(documentSummary), kindOfDocumentSummary],
  ] as const;
  for (const [stream, kinds] of sets) {
    for (const { id, value } of stream ? readPropertySet(readStream(stream)) : []) {
      const kind = kinds[id];
      if (kind) yield [kind, value];
    }
  }
  for (const { kind, name } of namesIn(word)) yield [kind, name];
}

function empty(stream: Stream): void {
  writeStream(stream, emptyPropertySet(readStream(stream)));
}
