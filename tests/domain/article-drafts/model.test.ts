import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { draftSchedules } from '../../../src/db/schema/index.ts';
import {
  discardDraft,
  publishDraft,
  publishDueDrafts,
  saveDraft,
  scheduleDraft,
} from '../../../src/domain/article-drafts/commands.ts';
import type { DetailDraft } from '../../../src/domain/articles/edits.ts';
import { findStoredArticle } from '../../../src/domain/articles/queries.ts';
import { createArticle, saveArticle } from '../../../src/domain/articles/save.ts';
import { AssetStore } from '../../../src/domain/assets/asset-store.ts';
import { perform } from '../../../src/domain/command.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { atMoment } from '../../../src/domain/moments/at-moment.ts';
import { restoreArticle } from '../../../src/domain/restoring/restore.ts';
import { ForbiddenError } from '../../../src/domain/rights/permissions.ts';
import { trashArticle } from '../../../src/domain/trash/commands.ts';
import { purgeExpired } from '../../../src/domain/trash/purge.ts';
import { restoreItem } from '../../../src/domain/trash/restore.ts';
import { keepVersionsInOrder } from '../../../src/domain/versions/upkeep.ts';
import { isLongRun } from '../../support/long-run.ts';
import { lastingWorld } from '../../support/world.ts';
import { type Change, ModelArticle, type Part, type Status, type Who } from './model.ts';

const merging = { merge: true, languagesAre: 'known' } as const;
const world = await lastingWorld();
const steps = 10;
const farFuture = new Date('2100-01-01T00:00:00Z');
/** `SEQUENCES=2000` runs more. */
const sequences = Number(process.env.SEQUENCES ?? (isLongRun ? 500 : 60));
const people = {
  editor: { id: 1, username: 'editor', roles: ['editor'] },
  writer: { id: 2, username: 'writer', roles: ['writer'] },
} as const;

type Random = {
  below: (count: number) => number;
  of: <Value>(...values: Value[]) => Value;
  chance: (of: number) => boolean;
};

function randomOf(seed: number): Random {
  let state = seed * 2654435761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, of: (...values) => values[below(values.length)] as never, chance: (of) => next() * of < 1 };
}

function changeBy({ of, chance }: Random): Change {
  const text = () => of('a', 'b', 'c');
  const change: Change = {};
  if (chance(2)) change.author = text();
  if (chance(2)) change.en = chance(6) ? null : text();
  if (chance(3)) change.id = chance(4) ? null : text();
  if (chance(8)) change.status = of<Status>('draft', 'published', 'archived');
  return change;
}

function editOf({ author, status, en, id }: Change) {
  const texts = { en, id };
  const details = (['en', 'id'] as const).flatMap((language): DetailDraft[] => {
    const title = texts[language];
    return title ? [{ language, title, slug: 'slug', content: '<p>Text.</p>' }] : [];
  });
  const removed = (['en', 'id'] as const).filter((language) => texts[language] === null);
  return { fields: { ...(author && { author }), ...(status && { status }) }, details, removed };
}

async function kindOf(call: () => Promise<{ kind: string }>): Promise<string> {
  try {
    return (await call()).kind;
  } catch (error) {
    if (error instanceof ForbiddenError) return 'forbidden';
    throw error;
  }
}

/** What is stored of an article: what visitors see, its versions, its unpublished changes, and whether it is in the trash. */
async function stored(id: number) {
  const [row] = await world.db.execute(sql`
    select
      (select json_build_object('author', author, 'status', status, 'lock', version,
        'texts', (select json_object_agg(language, title order by language) from article_details where article_id = ${id}))
        from articles where id = ${id}) as article,
      (select json_agg(json_build_array(number, kind, draft, saved_by, title, status) order by number)
        from versions where noun = 'articles' and item_id = ${id}) as history,
      (select json_build_array(version, base_version) from article_drafts where article_id = ${id}) as draft,
      (select json_agg(json_build_array(part, version, base_version, problem) order by part)
        from draft_schedules where article_id = ${id}) as plans,
      exists (select from trash where kind = 'articles' and item_id = ${id}) as trashed`);
  return row;
}

function expected(model: ModelArticle) {
  const { texts, status, lock, draft, plans, history, isTrashed } = model;
  const { author, ...titles } = texts;
  const planned = [...plans].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    article: isTrashed ? null : { author, status, lock, texts: titles },
    history: history.map((one) => {
      const { number, kind, draft: isDraft, by, texts: written } = one;
      return [number, kind, isDraft, by, written.en ?? written.id, one.status];
    }),
    draft: draft && !isTrashed ? [draft.version, draft.base] : null,
    plans:
      planned.length > 0 && !isTrashed
        ? planned.map(([part, { version, base, problem }]) => [part, version, base, problem])
        : null,
    trashed: isTrashed && !model.isPurged,
  };
}

async function runSequence(seed: number): Promise<void> {
  const { db, staleness, place } = world;
  const site = { db, staleness, assetStore: new AssetStore(new FolderStore(place.dataDirectory)) };
  const random = randomOf(seed);
  const { below, of, chance } = random;
  const first = { author: 'a', en: 'a', ...(chance(2) && { id: 'a' }) };
  const status = of<Status>('draft', 'published', 'published', 'published');
  const publishedAt = new Date('2026-01-31T02:00:00Z');
  const { fields, details } = editOf(first);
  const draft = { category: 'news', defaultLanguage: 'en', status, publishedAt, ...fields, details } as const;
  const created = await createArticle(staleness, people.editor, draft);
  if (created.kind !== 'saved') throw new Error('The article was not created.');
  const { id } = created.article;
  const model = new ModelArticle(first, status, 'editor');
  const done: unknown[] = [];
  let hour = 0;
  for (let step = 0; step < steps; step += 1) {
    const who: Who = chance(3) ? 'writer' : 'editor';
    const by = people[who];
    const part = of<Part>('all', 'all', 'en', 'id');
    const change = changeBy(random);
    const known = model.history[below(model.history.length)]?.number ?? 1;
    const version = of(undefined, known, model.lock, model.draft?.version);
    const at = new Date(Date.UTC(2030, 0, 1, hour + 1 + below(5), step));
    const operations: [string, () => Promise<string>, () => string][] = [
      [
        'save',
        () =>
          kindOf(() => saveArticle(staleness, by, id, { ...editOf(change), version, ...(step % 2 === 0 && merging) })),
        () => model.save(who, change, version, step % 2 === 0),
      ],
      [
        'stage',
        () => kindOf(() => saveDraft(db, by, id, { ...editOf(change), version })),
        () => model.stage(who, change, version),
      ],
      ...(['publish', 'publish over live'] as const).map((name): (typeof operations)[number] => {
        const overLive = name === 'publish over live';
        const asked = { version, overLive };
        return [
          name,
          () =>
            kindOf(() => publishDraft(staleness, by, id, { ...asked, language: part === 'all' ? undefined : part })),
          () => model.publish(who, part, { overLive, ...(version && { version }) }),
        ];
      }),
      [
        'plan',
        () => {
          const input = { publish_at: at.toISOString(), ...(part !== 'all' && { language: part }) };
          return kindOf(() => perform(site, scheduleDraft, { id, by, input }));
        },
        () => model.plan(who, part, +at),
      ],
      [
        'run',
        async () => {
          await publishDueDrafts(db, staleness, at);
          return 'ran';
        },
        () => {
          model.runPlans(+at);
          return 'ran';
        },
      ],
      ['discard', () => kindOf(() => perform(site, discardDraft, { id, by })), () => model.discard(who)],
      [
        'restore',
        () =>
          kindOf(() =>
            restoreArticle(site, by, { id, number: known }, step % 2 === 0 ? 'draft' : 'live').then(resultOf),
          ),
        () => model.restore(who, known, step % 2 === 0 ? 'draft' : 'live'),
      ],
      ['trash', () => kindOf(() => perform(site, trashArticle, { id, by })), () => model.trash(who)],
      [
        'untrash',
        () => kindOf(() => perform(site, restoreItem, { id, by, at: { kind: 'articles' } })),
        () => model.untrash(who),
      ],
      [
        'purge',
        async () => {
          await purgeExpired(site, farFuture);
          return 'ran';
        },
        () => model.purge(),
      ],
      [
        'thin',
        async () => {
          await keepVersionsInOrder(db, site.assetStore.kept, farFuture);
          return 'ran';
        },
        () => model.thin(),
      ],
    ];
    const weights = [5, 7, 4, 2, 4, 3, 1, 2, 2, model.isTrashed ? 20 : 1, model.isTrashed ? 3 : 0, 1];
    const wheel = operations.flatMap((one, index) => Array.from({ length: weights[index] ?? 0 }, () => one));
    const [name, run, predict] = of(...wheel);
    if (name === 'run') hour += 3;
    done.push({ name, who, part, change, version, known, at });
    const result = await run();
    expect({ seed, done, result, stored: await stored(id) }).toEqual({
      seed,
      done,
      result: predict(),
      stored: expected(model),
    });
  }
  const then = model.history[below(model.history.length)];
  if (seed % 3 === 0 && then && !then.draft) {
    const { author, ...texts } = then.texts;
    const asThen = then.kind === 'delete' ? undefined : { author, status: then.status, texts };
    expect({ seed, done, shown: await shownAfter(id, then.number) }).toEqual({ seed, done, shown: asThen });
  }
  await db.delete(draftSchedules);
}

/** An article as the time machine shows it just after one of its versions. */
async function shownAfter(id: number, number: number) {
  const [row] = await world.db.execute(sql`
    select date_trunc('milliseconds', saved_at) + interval '1 millisecond' as moment from versions
    where noun = 'articles' and item_id = ${id} and number = ${number}`);
  const article = await atMoment(world.db, new Date(String(row?.moment)), (then) => findStoredArticle(then, id));
  if (!article) return undefined;
  const { author, status, details } = article;
  return { author, status, texts: Object.fromEntries(details.map(({ language, title }) => [language, title])) };
}

type Restored = Awaited<ReturnType<typeof restoreArticle>>;

function resultOf(restored: Restored): { kind: string } {
  return 'kind' in restored ? restored : restored.result;
}

test('random sequences of commands leave the published text, history, unpublished changes and trash of the model', async () => {
  for (let seed = 1; seed <= sequences; seed += 1) await runSequence(seed);
}, 900_000);
