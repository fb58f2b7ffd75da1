import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

/**
 * The library of password hashes. It is native code, which an executable writes into the folder of temporary files first, so it is
 * loaded when it is needed: the help does not need it. Throws StartError.
 */
export function argon2(): typeof import('@node-rs/argon2') {
  try {
    return require('@node-rs/argon2');
  } catch (error) {
    if (!Bun.isStandaloneExecutable) {
      throw new StartError('The package @node-rs/argon2 cannot be loaded. Run "npm ci" again on this machine.');
    }
    const folder = tmpdir();
    throw new StartError(
      `The folder ${folder} (TMPDIR) cannot hold programs: ${obstacleIn(folder)}. The site loads parts of itself from there: ` +
        'choose another folder as TMPDIR, then start again.',
      { cause: error },
    );
  }
}

const obstacles: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write to it',
  EDQUOT: 'it is full',
  ENOENT: 'it does not exist',
  ENOSPC: 'it is full',
  ENOTDIR: 'it is a file',
  EROFS: 'its volume is mounted read-only',
};

/** As large as the library. */
const probeInBytes = 1024 * 1024;

function obstacleIn(folder: string): string {
  let probe: string | undefined;
  try {
    probe = mkdtempSync(join(folder, 'probe-'));
    writeFileSync(join(probe, 'library'), new Uint8Array(probeInBytes));
    return 'its volume forbids to run programs (noexec)';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return obstacles[code] ?? code;
  } finally {
    if (probe) rmSync(probe, { recursive: true, force: true });
  }
}
