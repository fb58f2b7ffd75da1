import { isSecretField } from './secret-fields.ts';

/** Forms above this size are not shown again; no form of the back-office comes near it. */
const maxKeptFormInBytes = 2 * 1024 * 1024;

export type SentFields = {
  fields: readonly (readonly [name: string, value: string])[];
  /** Whether the form had secrets, which are left out. */
  hadSecrets: boolean;
};

const copies = new WeakMap<Request, Request>();

/** Keeps a second copy of a form's body, for an answer that has to show again what its handler has read. */
export function rememberFormFields(request: Request): void {
  const size = Number(request.headers.get('content-length') ?? Number.NaN);
  if (isPlainForm(request) && size <= maxKeptFormInBytes) copies.set(request, request.clone());
}

/** The text fields of a form that was kept; undefined for every other request. */
export async function sentFields(request: Request): Promise<SentFields | undefined> {
  const copy = copies.get(request);
  if (!copy) return undefined;
  const all = [...new URLSearchParams(await copy.text().catch(() => ''))];
  const fields = all.filter(([name]) => !isSecretField(name));
  return { fields, hadSecrets: fields.length < all.length };
}

function isPlainForm({ method, headers }: Request): boolean {
  return method === 'POST' && headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
}
