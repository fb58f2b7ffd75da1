import { spawnSync } from 'node:child_process';
import { findInstalledBun } from './setup/bun.mjs';
import { root } from './setup/project.mjs';

// An operator's command, with the Bun that `npm start` found or fetched. Prints nothing of its own: its output is read.
const bun = await findInstalledBun();
if (!bun) {
  console.error('Bun is missing: run "npm start" once, which fetches it.');
  process.exit(1);
}
const env = { ...process.env, NODE_ENV: 'production' };
const { status, error } = spawnSync(bun, ['src/server.ts', ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
if (error) console.error(error.message);
process.exitCode = status ?? 1;
