import type { Db } from '../../db/client.ts';
import { isExpiredSession, type KeptForm, keepForm } from '../../domain/accounts/kept-forms.ts';
import { autosaveSentForm } from '../../domain/autosaves/sent-form.ts';
import { parseId } from '../../domain/input.ts';
import { endpoints } from '../../routes.ts';
import { isStorable, readForm } from '../http/body.ts';
import { maxUploadInBytes } from '../http/body-limit.ts';
import { isSecretField } from './secret-fields.ts';
import { readSubmittedForm } from './submitted-form.ts';

/** Larger than the text of any form of the back-office. */
const maxKeptFormCharacters = 400_000;

/** Forms with passwords or text of a report, which must not be stored here. */
const neverKept = [endpoints.account, endpoints.login, endpoints.logout, endpoints.baik];

/** `unkept` has a reason that the visitor should know. */
export type Keeping = 'kept' | 'kept-without-files' | 'autosaved' | 'unkept' | 'nothing-to-keep';

/**
 * Keeps the text of a form that was sent with an expired session, until its owner has signed in again: of an article as an
 * autosave, which its form offers, of all others as a form to send again.
 */
export async function keepSentForm(db: Db, request: Request, sessionId: string | undefined): Promise<Keeping> {
  // Only forms of an expired session are stored, so that strangers cannot fill the table.
  if (!sessionId || !(await isExpiredSession(db, sessionId))) return 'nothing-to-keep';
  const { pathname, search } = new URL(request.url);
  if (neverKept.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return 'unkept';
  const form = await readFields(request);
  if (!form) return 'unkept';
  const fields = form.fields.filter(([name]) => !isSecretField(name));
  // A button without fields, such as one that deletes, is pressed again on its screen.
  if (fields.every(([, value]) => value.trim() === '')) return 'nothing-to-keep';
  const characters = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  const article = articleOf(pathname);
  if (article) {
    return (await autosaveSentForm(db, sessionId, article.id, fields)) ? 'autosaved' : 'unkept';
  }
  if (characters > maxKeptFormCharacters) return 'unkept';
  const isKept = await keepForm(db, sessionId, {
    action: pathname + search,
    fields,
    hadFiles: form.hadFiles,
  });
  if (!isKept) return 'unkept';
  return form.hadFiles ? 'kept-without-files' : 'kept';
}

/** The article that the form at this path writes; its id is undefined for a new one. */
function articleOf(path: string): { id: number | undefined } | undefined {
  if (path === endpoints.articleCreate) return { id: undefined };
  const id = path.startsWith(`${endpoints.articleEdit}/`)
    ? parseId(path.slice(endpoints.articleEdit.length + 1))
    : undefined;
  return id === undefined ? undefined : { id };
}

/** Undefined when the form cannot be read. */
async function readFields(request: Request): Promise<Pick<KeptForm, 'fields' | 'hadFiles'> | undefined> {
  try {
    if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
      return { fields: [...(await readForm(request))], hadFiles: false };
    }
    let hadFiles = false;
    // Only accounts that signed in recently get here.
    const limits = { address: undefined, maxFileInBytes: maxUploadInBytes, maxBodyInBytes: maxUploadInBytes };
    const acceptFile = async (file: { filename: string; skip: () => void }) => {
      hadFiles ||= file.filename !== '';
      file.skip();
    };
    const fields = [...(await readSubmittedForm(request, { ...limits, acceptFile }))];
    return fields.every(([name, value]) => isStorable(name) && isStorable(value)) ? { fields, hadFiles } : undefined;
  } catch {
    // A damaged form is refused after the sign-in too.
    return undefined;
  }
}
