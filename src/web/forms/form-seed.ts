/** The key of a form as it was shown; a new one for whoever sends none, or one that anybody could guess. */
export function formKeyOf(fields: Record<string, unknown>): string {
  const { submission_key: key } = fields;
  return typeof key === 'string' && /^[\da-f-]{32,40}$/i.test(key) ? key : crypto.randomUUID();
}

/** Stands for a form and for what is written in it: who writes something else in it means something else. */
export function seedOf(formKey: string, written: unknown): Uint8Array {
  return new Bun.CryptoHasher('sha256').update(JSON.stringify([formKey, written])).digest();
}
