import type { Db } from '../../../db/client.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import { type AutosavedText, findAutosave } from '../../../domain/autosaves/commands.ts';
import { findNewerSave } from '../../../domain/autosaves/newer-save.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { areSame, type FormValues } from '../form-values.ts';
import type { OfferedAutosave } from './offer.tsx';

/** In the address of the form: the key of the autosave that it continues. */
const autosaveParameter = 'autosave';

/** The values of the form, the autosave that it continues, and unsaved text of an earlier visit. */
type Opening = {
  values: FormValues;
  draft?: string;
  revision?: number;
  baseVersion?: number | undefined;
  offer?: OfferedAutosave;
};

type Opened = {
  article: Article | undefined;
  /** What is stored, or the values of a new article. */
  stored: FormValues;
  query: URLSearchParams;
  /** Address of the form. */
  self: string;
};

/** The form as it is stored, with an offer of unsaved text, or with the unsaved text that was asked for. */
export async function openWithAutosave(
  db: Db,
  actor: Staff,
  { article, stored, query, self }: Opened,
): Promise<Opening> {
  const asked = query.get(autosaveParameter) ?? undefined;
  const found = await findAutosave(db, { accountId: actor.id, articleId: article?.id }, asked);
  if (!found) return { values: stored };
  const { key, revision, baseVersion, savedAt } = found;
  const values = withText(stored, found);
  if (asked) return { values, draft: key, revision, baseVersion: article && (baseVersion ?? undefined) };
  if (areSame(values, stored)) return { values: stored };
  const newer = article && (await findNewerSave(db, article, baseVersion));
  const address = `${self}${self.includes('?') ? '&' : '?'}${autosaveParameter}=${key}`;
  return { values: stored, offer: { key, savedAt, newer, address } };
}

function withText(stored: FormValues, { languages, texts }: AutosavedText): FormValues {
  const known = Object.keys(stored.texts);
  const typed = Object.entries(texts).filter(([name]) => known.includes(name));
  return { languages, texts: { ...stored.texts, ...Object.fromEntries(typed) } };
}
