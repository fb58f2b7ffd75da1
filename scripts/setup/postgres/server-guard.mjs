import { spawn } from 'node:child_process';

/** Waits for the end of its input, which occurs when the parent process exits for any reason. */
const script = `
  read -r word && exit 0
  kill -QUIT "$1" 2>/dev/null
  for attempt in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 "$1" 2>/dev/null || break
    sleep 0.2
  done
  kill -KILL "$1" 2>/dev/null
  rm -rf "$2"
`;

/**
 * Stops a server and removes its directory even when this process is killed. Returns a function that cancels the guard.
 * @param {number | undefined} server @param {string} directory
 */
export function guard(server, directory) {
  if (server === undefined) return () => {};
  const watcher = spawn('sh', ['-c', script, 'guard', String(server), directory], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  return () => {
    watcher.stdin.end('done\n');
  };
}
