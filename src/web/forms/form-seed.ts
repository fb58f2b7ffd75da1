/** The key of the rendered form; the fallback when it is missing or guessable. */
export function formKeyOf(fields: Record<string, unknown>, fallback: string = crypto.randomUUID()): string {
  const { submission_key: key } = fields;
  return typeof key === 'string' && /^[\da-f-]{32,40}$/i.test(key) ? key : fallback;
}

/** The same for forms whose receipt opens nothing: any key of their page or program. */
export function sentKeyOf({ submission_key: key }: Record<string, unknown>, fallback: string): string {
  return typeof key === 'string' && key !== '' ? key.slice(0, 100) : fallback;
}

/** Digest of a form's key and content: changed content is a different submission. */
export function seedOf(formKey: string, written: unknown): Uint8Array {
  return new Bun.CryptoHasher('sha256').update(JSON.stringify([formKey, written])).digest();
}
