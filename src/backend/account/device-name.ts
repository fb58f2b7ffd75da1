import type { accountWords } from '../../i18n/backend/accounts/account.words.ts';

/** A stored device such as "Firefox on Windows" in the owner's language; undefined when unknown. */
export function deviceName(stored: string, t: ReturnType<typeof accountWords>): string | undefined {
  if (stored === '') return undefined;
  const [program = '', system] = stored.split(' on ', 2);
  const browser = program === 'Another program' ? t.otherProgram : program;
  return system ? t.deviceOn({ browser, system }) : browser;
}
