import { entryKinds } from '../../../domain/privacy/register.ts';
import type { registerWords } from '../../../i18n/backend/privacy/register.words.ts';

/** The label of a stored kind. */
export function kindLabel(t: ReturnType<typeof registerWords>, kind: string): string {
  const known = entryKinds.find((one) => one === kind);
  return known ? t[`kind_${known}`] : kind;
}
