import { execFileSync } from 'node:child_process';

/** @typedef {{ uid?: number, gid?: number }} Account */

/**
 * Who runs the PostgreSQL server: we ourselves, or, as root, somebody unprivileged, since it refuses to run as root.
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
      // No such account: the next one may exist.
    }
  }
  return { uid: 65534, gid: 65534 };
}
