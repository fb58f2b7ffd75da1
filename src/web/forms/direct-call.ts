import { createHmac } from 'node:crypto';
import { networksOf } from '../../domain/limits/networks.ts';
import type { Share } from '../../domain/limits/places.ts';
import type { Language } from '../../i18n/site/language.ts';
import { hidesOrigin } from '../http/same-origin.ts';
import { type FormGate, type Gate, hasToken } from './form-gate.ts';

/** `page`: the plain form of a page. `program`: a call of the API. `hidden`: one from a page that withholds its origin. */
type FormSource = 'page' | 'program' | 'hidden';

export function sourceOf(request: Request, pageLanguage: Language | undefined): FormSource {
  if (pageLanguage !== undefined) return 'page';
  return hidesOrigin(request) ? 'hidden' : 'program';
}

type Call = {
  source: FormSource;
  fields: Record<string, unknown>;
  address: string;
  /** Digests of the files. */
  files: readonly string[];
  /** A key in memory that is replaced every hour. */
  hourKey: () => string;
};

/**
 * What the token of a form allows. A program needs none: its call has a share of its own and, in place of a token, a keyed
 * hash of its network and content, by which the same call is known when it is sent again.
 */
export async function gateOf(forms: FormGate, { source, fields, address, files, hourKey }: Call): Promise<Gate<Share>> {
  if (source !== 'program' || hasToken(fields)) return forms.read(fields);
  const content = JSON.stringify([networksOf(address).near, Object.entries(fields).sort(), files]);
  return { pool: 'direct', token: createHmac('sha256', hourKey()).update(content).digest('base64url') };
}

/** An empty field for files is sent by browsers without a choice, and by programs that fill in every field they know. */
export function withoutEmptyFiles({ attachments, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = Array.isArray(attachments) ? attachments.length === 0 : (attachments ?? '') === '';
  return isEmpty ? fields : { ...fields, attachments };
}
