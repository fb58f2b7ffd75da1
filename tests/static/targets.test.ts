import { expect, test } from 'bun:test';
import { type Target, targets } from '../../scripts/build/target.ts';
import { readSource, root } from '../support/sources.ts';

type Package = [
  nameAndVersion: string,
  registry: string,
  facts: {
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
    os?: string;
    cpu?: string;
    libc?: string;
  },
];
type Lock = {
  workspaces: { '': { dependencies: Record<string, string> } };
  packages: Record<string, Package>;
};
const lock = Bun.JSONC.parse(readSource('bun.lock')) as Lock;

/** Packages of the server, with all that they need, on every kind of machine. */
function serverPackages(): Package[] {
  const names = new Set(Object.keys(lock.workspaces[''].dependencies));
  for (const name of names) {
    const [, , { dependencies, optionalDependencies }] = lock.packages[name] ?? ['', '', {}];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) names.add(needed);
  }
  return [...names].map((name) => lock.packages[name]).filter((found) => found !== undefined);
}

/** Packages with native code for one kind of machine, without the part of their name that says which. */
function nativePackages(target: Target): string[] {
  const { cpu, libc } = targets[target];
  return serverPackages()
    .filter(([, , facts]) => facts.os === 'linux' && facts.cpu === cpu && facts.libc === libc)
    .map(([nameAndVersion]) => nameAndVersion.replace(/-linux(?:musl)?-(?:x64|arm64)(?:-gnu|-musl)?@/, '@'))
    .sort();
}

test.each(Object.keys(targets) as Target[])('each native package of the server is locked for %s', (target) => {
  expect(nativePackages(target)).toEqual(nativePackages('linux-x64'));
  expect(nativePackages(target).map((name) => name.replace(/@[^@]+$/, ''))).toContain('@node-rs/argon2');
});

test('a target that does not exist is refused before anything is built', async () => {
  const build = Bun.spawn([process.execPath, 'scripts/build.ts', '--target', 'linux-arm'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([
    new Response(build.stdout).text(),
    new Response(build.stderr).text(),
    build.exited,
  ]);
  expect([build.exitCode, output]).toEqual([1, '']);
  expect(errors).toContain(
    'There is no target "linux-arm". Targets are linux-x64, linux-x64-musl, linux-arm64, linux-arm64-musl.',
  );
});
