import { basename, join } from 'node:path';
import { Glob } from 'bun';
import type { Outputs } from './outputs.ts';

/** The code of entry modules by name. */
type Entries = Record<string, string>;

/** Modules bundled together: the eager ones of the public site or of the back-office, or all islands. */
export class BrowserBundle {
  /** Source files of the last build. */
  private inputs: ReadonlySet<string> = new Set();

  constructor(
    private readonly outputs: Outputs,
    private readonly entries: () => Entries,
  ) {}

  dependsOn(path: string): boolean {
    return this.inputs.has(path);
  }

  /** Bundles virtual entry modules; returns addresses by name. The bundler hashes names, because chunks import each other. */
  async build(): Promise<Record<string, string>> {
    const root = process.cwd();
    const entries = this.entries();
    const files = Object.fromEntries(Object.entries(entries).map(([name, code]) => [join(root, `${name}.ts`), code]));
    const result = await Bun.build({
      entrypoints: Object.keys(files),
      files,
      root,
      target: 'browser',
      format: 'esm',
      splitting: true,
      minify: true,
      metafile: true,
      publicPath: '/static/',
      naming: { entry: '[name].[hash].[ext]', chunk: 'chunk.[hash].[ext]' },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const addresses: Record<string, string> = {};
    for (const output of result.outputs) {
      const bytes = new Uint8Array(await output.arrayBuffer());
      const address = await this.outputs.emitNamed(basename(output.path), bytes);
      if (output.kind === 'entry-point') addresses[basename(output.path).replace(/\.[^.]+\.js$/, '')] = address;
    }
    for (const name of Object.keys(entries)) {
      if (!addresses[name]) throw new Error(`The bundler produced no file for "${name}"`);
    }
    this.inputs = new Set(Object.keys(result.metafile?.inputs ?? {}));
    return addresses;
  }
}

/** One entry per island; shared code, mainly React, becomes shared chunks. */
export function islandEntries(): Entries {
  const paths = [...new Glob('src/**/*.island.tsx').scanSync('.')].sort();
  return Object.fromEntries(paths.map((path) => [basename(path, '.island.tsx'), islandEntry(path)]));
}

function islandEntry(path: string): string {
  const name = basename(path, '.island.tsx');
  const component = name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  return `import { hydrate as wake } from './src/browser/hydrate.ts';
import { ${component} } from './${path}';
export const hydrate = (element) => wake(element, ${component});`;
}
