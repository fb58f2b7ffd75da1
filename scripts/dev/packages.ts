import { Glob } from 'bun';

/** Packages imported by the server's sources, with their import specifiers. */
export async function importedPackages(): Promise<string[]> {
  const transpilers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) };
  const names = new Set(['react/jsx-dev-runtime']);
  for (const path of new Glob('src/**/*.{ts,tsx}').scanSync('.')) {
    if (path.startsWith('src/browser/') || path.endsWith('.island.tsx')) continue;
    const transpiler = transpilers[path.endsWith('x') ? 'tsx' : 'ts'];
    for (const { kind, path: target } of transpiler.scanImports(await Bun.file(path).bytes())) {
      if (kind === 'import-statement' && !/^[./]|^(bun|node)(:|$)/.test(target)) names.add(target);
    }
  }
  return [...names].sort();
}
