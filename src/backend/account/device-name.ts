import type { accountWords } from '../../i18n/backend/account.ts';

/** A device as it is stored, such as "Firefox on Windows", in the language of its owner; undefined when none is known. */
export function deviceName(stored: string, t: ReturnType<typeof accountWords>): string | undefined {
  if (stored === '') return undefined;
  const [program = '', system] = stored.split(' on ', 2);
  const browser = program === 'Another program' ? t.otherProgram : program;
  return system ? t.deviceOn({ browser, system }) : browser;
}
