import { ensureBuild } from './setup/build.mjs';
import { ensureBun } from './setup/bun.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { serve } from './setup/serve.mjs';
import { SetupFailure } from './setup/setup-failure.mjs';

// `npm start -- --help` and other commands.
const [command = 'serve', ...words] = process.argv.slice(2);

try {
  const bun = await ensureBun();
  await ensureDependencies(bun);
  await ensureBuild(bun);
  if (command === 'serve' && words.length === 0) serve(bun);
  else await import('./command.mjs');
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
