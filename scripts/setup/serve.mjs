import { spawn } from 'node:child_process';
import { onParentExit } from './launcher.mjs';
import { root } from './project.mjs';

/** Terminal, shell and npm may each forward the same Ctrl-C: signals within this time in milliseconds count as one. */
const sameRequestInMilliseconds = 500;

/**
 * Runs the server in the foreground: forwards signals to it and exits with it.
 * @param {string} bun
 */
export function serve(bun) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = spawn(bun, ['src/server.ts'], { cwd: root, env, stdio: 'inherit' });

  let lastRequest = Number.NEGATIVE_INFINITY;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = performance.now();
      // On a terminal, Ctrl-C reaches the server directly; a second signal would abort its graceful stop.
      const alreadyTold = signal === 'SIGINT' && process.stdin.isTTY;
      if (!alreadyTold && now - lastRequest > sameRequestInMilliseconds) server.kill(signal);
      lastRequest = now;
    });
  }

  onParentExit(() => server.kill('SIGTERM'));

  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else {
      process.exit(code ?? 1);
    }
  });
}
