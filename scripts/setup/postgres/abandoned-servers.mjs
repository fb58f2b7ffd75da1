import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine, sendSignal } from '../process-table.mjs';

export const prefix = 'alumina-test-postgres-';

/**
 * Claims a server's directory for this process.
 * @param {string} directory
 */
export function claim(directory) {
  writeFileSync(join(directory, 'owner'), `${process.pid}\n${commandLine(process.pid)}`);
}

/**
 * Stops and removes servers of earlier runs that were killed together with their guard.
 * @param {number | undefined} serverUid
 */
export function removeAbandonedServers(serverUid) {
  const ours = new Set([process.getuid?.(), serverUid]);
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const directory = join(tmpdir(), name);
    try {
      if (!ours.has(statSync(directory).uid) || isInUse(directory)) continue;
      const server = numberIn(join(directory, 'data/postmaster.pid'));
      // The process id may have been reused: only a server started on this directory is stopped.
      if (server && commandLine(server).includes(directory)) sendSignal(server, 'SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    } catch {
      // Another run may be removing the directory too, or access is denied.
    }
  }
}

/**
 * Whether the process that claimed the directory is still running. Its id alone is not sufficient: ids are reused.
 * @param {string} directory
 */
function isInUse(directory) {
  const file = join(directory, 'owner');
  const owner = numberIn(file);
  return owner !== undefined && readFileSync(file, 'utf8') === `${owner}\n${commandLine(owner)}`;
}

/** @param {string} file */
function numberIn(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}
