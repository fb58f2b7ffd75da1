import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Machines that an executable can be made for, by the names that Bun gives its own downloads. */
export const targets = {
  'linux-x64': { cpu: 'x64', libc: 'glibc' },
  'linux-x64-musl': { cpu: 'x64', libc: 'musl' },
  'linux-arm64': { cpu: 'arm64', libc: 'glibc' },
  'linux-arm64-musl': { cpu: 'arm64', libc: 'musl' },
} as const;
export type Target = keyof typeof targets;

/** Throws unless the name is one of `targets`. */
export function targetNamed(name: string): Target {
  if (!Object.hasOwn(targets, name)) {
    throw new Error(`There is no target "${name}". Targets are ${Object.keys(targets).join(', ')}.`);
  }
  return name as Target;
}

/**
 * A folder outside the checkout with the sources of the server and the packages of the target, those with native code included. Inside
 * the checkout the bundler would also find the packages of this machine.
 */
export async function targetFolder(target: Target): Promise<string> {
  // Its name is in the executable, which is the same in each build.
  const folder = join(tmpdir(), `alumina-site-${target}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  for (const path of [
    'src',
    'drizzle',
    'package.json',
    'scripts/production/package.json',
    'bun.lock',
    'bunfig.toml',
    'tsconfig.json',
  ]) {
    await cp(path, join(folder, path), { recursive: true });
  }
  const { cpu, libc } = targets[target];
  const platform = ['--os', 'linux', '--cpu', cpu, '--libc', libc];
  const quiet = ['--no-progress', '--no-summary'];
  const parameters = ['--frozen-lockfile', '--ignore-scripts', ...platform, ...quiet];
  const { exitCode } = Bun.spawnSync([process.execPath, 'install', ...parameters], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (exitCode === 0) return folder;
  await rm(folder, { recursive: true });
  throw new Error(`Failed to install the packages of ${target} (exit code ${exitCode})`);
}
