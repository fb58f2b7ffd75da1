import { z } from 'zod';
import { problem } from '../../fields/problem.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { saveLocked } from '../articles/save.ts';
import { filesIn, lockFiles } from '../assets/references.ts';
import { command, done, missing, refused } from '../command.ts';
import type { PublicEffect } from '../publishing/page-change.ts';
import { findVersion } from '../versions/queries.ts';
import { recordArticle, type VersionRecord } from '../versions/record.ts';
import { stageEdit } from './commands.ts';
import { articleFieldsOf, articleOf, detailsOf, findEdited, isLive, publicationFields } from './queries.ts';

const number = z.int().positive();

/**
 * Publishes again what was public before an article was withdrawn, exactly. What was written with the withdrawal becomes its unpublished
 * changes.
 */
export const undoWithdrawal = command({
  needs: 'articles.publish',
  logs: ['update', 'article'],
  input: z.strictObject({
    version: number.describe('That of the withdrawn article; answers 409 when it was saved since'),
    public_version: number.describe('The version that was public before'),
  }),
  // Locked below: all changes lock files before articles.
  find: (db, id) => findEdited(db, id),
  async run({ tx, by, id, row: seen, input: { version, public_version: restoredFrom } }) {
    const before = await findVersion(tx, 'articles', id, restoredFrom);
    if (!before) return missing();
    if (!before.record || before.draft || before.status !== 'published') return refused('', 'wasNotPublic', 409);
    const files = await lockFiles(tx, [...filesIn(articleOf(seen.live, before.record)), ...filesIn(seen.live)]);
    const stored = await findEdited(tx, id, 'lock');
    if (!stored) return missing();
    const { live: withdrawn, draft } = stored;
    if (withdrawn.version !== version) return refused('', problem('savedByAnother', { noun: 'article' }), 409);
    let shows: PublicEffect | undefined;
    const declare = (effect: PublicEffect | undefined) => {
      shows = effect;
    };
    const reason = { kind: 'restore', restoredFrom } as const;
    const saved = await saveLocked(tx, declare, by, withdrawn, { ...textsOf(before.record, []), files, reason });
    if (saved.kind === 'refused') return refused('', saved.problem, 409);
    if (saved.kind !== 'saved') throw new Error(`The save of a locked article ended with "${saved.kind}".`);
    const { article: live } = saved;
    if (!isLive(live)) return refused('', 'publicationEnded', 409);
    if (!draft) {
      const written = textsOf(recordArticle(withdrawn).record, publicationFields);
      await stageEdit(tx, by, { live, article: live, draft }, { ...written, files });
    }
    return done(live, { log: [], shows });
  },
});

/** What makes an article equal to a record. */
function textsOf(record: VersionRecord, except: readonly string[]) {
  const details = detailsOf(record);
  const removed = languageCodes.filter((code) => !details.some(({ language }) => language === code));
  return { fields: articleFieldsOf(record, except), details, removed };
}
