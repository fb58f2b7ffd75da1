import type { Db } from '../../db/client.ts';
import { accountOfSession } from '../../domain/accounts/sessions.ts';
import { screenOf, unsavedInput, unsavedName } from '../../domain/unsaved/input.ts';
import { storeUnsaved, type TypedFields } from '../../domain/unsaved/unsaved.ts';
import { isStorable, maxUploadInBytes, readForm } from '../http/body.ts';
import { isSecretField } from './secret-fields.ts';
import { readSubmittedForm } from './submitted-form.ts';

/** `unkept` has a reason that the visitor should know. */
export type Keeping = 'kept' | 'kept-without-files' | 'continued' | 'unkept' | 'nothing-to-keep';

/** Keeps a form that was sent with an expired session as unsaved text of the session's account. */
export async function keepSentForm(db: Db, request: Request, sessionId: string | undefined): Promise<Keeping> {
  // Only forms of an expired session are stored, so that strangers cannot fill the table.
  const accountId = sessionId && (await accountOfSession(db, sessionId));
  if (!accountId) return 'nothing-to-keep';
  const { pathname: place, search: query } = new URL(request.url);
  if (!unsavedInput.shape.place.safeParse(place).success) return 'unkept';
  const form = await readFields(request);
  if (!form) return 'unkept';
  const fields = form.fields.filter(([name]) => !isSecretField(name));
  // A button without fields, such as one that deletes, is pressed again on its screen.
  if (fields.every(([, value]) => value.trim() === '')) return 'nothing-to-keep';
  const base = Number(fields.find(([name]) => name === 'version')?.[1]);
  const input = unsavedInput.safeParse({ place, base: base > 0 ? base : null, seq: 0, fields });
  if (!input.success) return 'unkept';
  // The same form sent twice is one text.
  const name = new Bun.CryptoHasher('sha256')
    .update(JSON.stringify([place, fields]))
    .digest('hex')
    .slice(0, 32);
  const text = unsavedName.safeParse(fields.find(([field]) => field === 'unsaved')?.[1]).data ?? name;
  const kept = await storeUnsaved(
    db,
    accountId,
    { ...input.data, text },
    // An expired session must not be enough to remove other texts.
    { sent: { query, hadFiles: form.hadFiles }, isOptional: true },
  );
  if (kept.kind !== 'stored') return kept.kind === 'full' ? 'unkept' : 'continued';
  if (screenOf(place)) return 'continued';
  return form.hadFiles ? 'kept-without-files' : 'kept';
}

/** Undefined when the form cannot be read. */
async function readFields(request: Request): Promise<{ fields: TypedFields; hadFiles: boolean } | undefined> {
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
