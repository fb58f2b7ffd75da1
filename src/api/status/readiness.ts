import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outboxState } from '../../domain/mail/queries.ts';

/** Timeout of a health check in milliseconds; a slower component counts as down. */
const timeoutInMilliseconds = 3000;

type State = 'ok' | 'unavailable';
/** `unconfigured`: mail is queued. `failing`: some mail has been refused repeatedly. */
type MailState = State | 'unconfigured' | 'failing';

export type Readiness = { ready: boolean; parts: { database: State; storage: State; mail: MailState } };

/** Checks all components that the site depends on. */
export async function checkReadiness(db: Db, storage: string, sendsMail: boolean): Promise<Readiness> {
  const [database, files] = await Promise.all([
    answers(db.execute(sql`select 1`)),
    answers(mkdir(storage, { recursive: true, mode: 0o700 }).then(() => access(storage, constants.W_OK))),
  ]);
  const state = (ok: boolean): State => (ok ? 'ok' : 'unavailable');
  const mail = database ? await mailState(db, sendsMail) : 'unavailable';
  // A refusing mailbox is reported but does not affect readiness: mail is queued.
  return { ready: database && files, parts: { database: state(database), storage: state(files), mail } };
}

async function mailState(db: Db, sendsMail: boolean): Promise<MailState> {
  if (!sendsMail) return 'unconfigured';
  let state: MailState = 'unavailable';
  await answers(
    outboxState(db).then(({ failing }) => {
      state = failing > 0 ? 'failing' : 'ok';
    }),
  );
  return state;
}

async function answers(attempt: PromiseLike<unknown>): Promise<boolean> {
  let timer: Timer | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutInMilliseconds);
  });
  const attempted = Promise.resolve(attempt).then(
    () => true,
    () => false,
  );
  return Promise.race([attempted, late]).finally(() => clearTimeout(timer));
}
