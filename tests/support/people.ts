import type { Db } from '../../src/db/client.ts';
import { createAccount, openSession } from '../../src/domain/accounts/commands.ts';
import { sessionCookie } from '../../src/web/session.ts';

export const editor = { username: 'editor', password: 'a good long password' };

/** An editor with an open session, as the headers of her browser's next request. */
export async function signedIn(db: Db): Promise<{ cookie: string }> {
  const account = await createAccount(db, `${editor.username}-${crypto.randomUUID().slice(0, 8)}`, editor.password);
  const [cookie = ''] = sessionCookie(await openSession(db, account)).split(';');
  return { cookie };
}
