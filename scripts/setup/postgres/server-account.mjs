import { execFileSync } from 'node:child_process';

/** @typedef {{ uid?: number, gid?: number }} Account */

/**
 * The account that runs the PostgreSQL server: the current one, or an unprivileged one for root, which it refuses.
 * @returns {Account}
 */
export function serverAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((option) =>
        Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // No such account: try the next one.
    }
  }
  return { uid: 65534, gid: 65534 };
}
