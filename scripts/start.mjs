import { ensureBuild } from './setup/build.mjs';
import { ensureBun } from './setup/bun.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { serve } from './setup/serve.mjs';
import { SetupFailure } from './setup/setup-failure.mjs';

try {
  const bun = await ensureBun();
  await ensureDependencies(bun);
  await ensureBuild(bun);
  serve(bun);
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
