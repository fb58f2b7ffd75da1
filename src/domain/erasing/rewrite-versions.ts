import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { versions } from '../../db/schema/index.ts';
import { storeTexts } from '../versions/blocks.ts';
import { canonicalText, sha256 } from '../versions/canonical.ts';
import { withRecords } from '../versions/queries.ts';
import { makeEraser } from './address.ts';
import type { VersionKey } from './find-versions.ts';
import { erasedToday } from './today.ts';

/**
 * Takes an address out of these versions. Their digest is that of what is left: that of the original text would let anyone
 * check guesses about what was erased. Returns how many contained it.
 */
export async function rewriteVersions(tx: Transaction, keys: readonly VersionKey[], address: string): Promise<number> {
  const rows = await tx
    .select()
    .from(versions)
    .where(or(...keys.map(isVersion)))
    .for('update');
  const erase = makeEraser(address);
  const changed = (await withRecords(tx, rows)).flatMap(({ record, ...entry }) => {
    const left = record && eraseValues(record, erase);
    const title = erase(entry.title);
    const note = entry.note === null ? null : erase(entry.note);
    const text = left && canonicalText(left);
    const isChanged = title !== entry.title || note !== entry.note || text !== (record && canonicalText(record));
    return isChanged ? [{ entry, title, note, text }] : [];
  });
  const texts = changed.map(({ text }) => text ?? '');
  const blocks = await storeTexts(tx, texts);
  for (const [index, { entry, title, note, text }] of changed.entries()) {
    const content = text === undefined ? {} : { digest: sha256(text), blocks: blocks[index] ?? [] };
    await tx
      .update(versions)
      .set({ ...content, title, note, erasedOn: erasedToday })
      .where(isVersion(entry));
  }
  return changed.length;
}

function isVersion({ noun, itemId, number }: VersionKey) {
  return and(eq(versions.noun, noun), eq(versions.itemId, itemId), eq(versions.number, number));
}

/** All texts in a value, however deep. */
export function eraseValues<Value>(value: Value, erase: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_name, held) => (typeof held === 'string' ? erase(held) : held)) as Value;
}
