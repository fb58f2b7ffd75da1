import { and, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { versions } from '../../db/schema/index.ts';
import { storeTexts } from '../versions/blocks.ts';
import { canonicalText, sha256 } from '../versions/canonical.ts';
import { withRecords } from '../versions/queries.ts';
import type { VersionRecord } from '../versions/record.ts';
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
    const left = record && (eraseValues(record, erase) as VersionRecord);
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
      .set({ ...content, title, note, erasedOn: erasedToday, itemVersion: forgottenBase })
      .where(isVersion(entry));
  }
  return changed.length;
}

/**
 * An editor who began with an earlier version still has the address in the form. Without this base the save is not merged: the
 * editor sees what the form would bring back.
 */
const forgottenBase = sql`case when ${versions.endedAt} is null and not ${versions.draft}
  then ${versions.itemVersion} else -abs(${versions.itemVersion}) end`;

function isVersion({ noun, itemId, number }: VersionKey) {
  return and(eq(versions.noun, noun), eq(versions.itemId, itemId), eq(versions.number, number));
}

function eraseValues(value: unknown, erase: (text: string) => string): unknown {
  if (typeof value === 'string') return erase(value);
  if (Array.isArray(value)) return value.map((one) => eraseValues(one, erase));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, eraseValues(held, erase)]));
}
