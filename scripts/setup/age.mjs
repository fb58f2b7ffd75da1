import { everyOnPath } from './programs.mjs';
import { progress } from './progress.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** The `age` command, with which a test opens what the site has sealed. */
export function ensureAge() {
  return progress('age', async () => {
    if (everyOnPath('age').length > 0) return { note: 'found', value: undefined };
    const reason = await installSystemPackages({ 'apt-get': ['age'], dnf: ['age'], apk: ['age'] });
    if (everyOnPath('age').length > 0) return { note: 'installed by the system', value: undefined };
    return {
      note: `not to be had (${reason ?? 'no such package'}): the test that needs it is skipped`,
      value: undefined,
    };
  });
}
