import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sessions } from '../../db/schema/index.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { digest } from '../secrets/tokens.ts';
import { saveAutosave } from './commands.ts';
import { autosavedNames, autosaveInput } from './input.ts';

/**
 * Keeps an article form that was sent with an expired session as unsaved text of the session's account. It removes no
 * other autosave: an expired session must not be enough for that. False when it could not be kept.
 */
export async function autosaveSentForm(
  db: Db,
  sessionId: string,
  articleId: number | undefined,
  fields: readonly (readonly [name: string, value: string])[],
): Promise<boolean> {
  const [session] = await db
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(eq(sessions.idHash, digest(sessionId)));
  if (!session) return false;
  const version = Number(fields.find(([name]) => name === 'version')?.[1]);
  const input = autosaveInput.safeParse({
    key: `article-${articleId ?? 'new'}-${crypto.randomUUID()}`,
    revision: 0,
    base_version: version > 0 ? version : null,
    languages: languageCodes.filter((code) => fields.some(([name, value]) => name === 'languages' && value === code)),
    texts: Object.fromEntries(fields.filter(([name]) => autosavedNames.includes(name))),
  });
  if (!input.success) return false;
  const owner = { accountId: session.accountId, articleId };
  return (await saveAutosave(db, owner, input.data, { isOptional: true })).kind === 'saved';
}
