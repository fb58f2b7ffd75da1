import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../src/db/client.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { enableSecondFactor, makeTotpSecret } from '../../src/domain/accounts/second-factor.ts';
import { openSession } from '../../src/domain/accounts/sessions.ts';
import { sessionCookie } from '../../src/web/sessions/session.ts';

export const editor = { username: 'editor', password: 'a good long password' };

/** Who did it, where no test asks. */
export const somebody = { id: 1, username: 'somebody' };

/** An editor with an open session, as the headers of her browser's next request. */
export async function signedIn(db: Db): Promise<{ cookie: string }> {
  const account = await createAccount(db, `${editor.username}-${crypto.randomUUID().slice(0, 8)}`, editor.password);
  const [cookie = ''] = sessionCookie(await openSession(db, account)).split(';');
  return { cookie };
}

/** An account with a second factor, and the authenticator app that belongs to it. */
export async function withSecondFactor(db: Db, { username, password } = editor) {
  const account = await createAccount(db, username, password);
  const secret = makeTotpSecret();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  // A code of the past, so that the one of now is still good.
  const code = app.generate({ timestamp: Date.now() - 30_000 });
  const recoveryCodes = await enableSecondFactor(db, account, { secret, code });
  if (!recoveryCodes) throw new Error('The second factor was not turned on.');
  return { account, app, recoveryCodes };
}
