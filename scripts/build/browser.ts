import { basename, join } from 'node:path';
import { Glob } from 'bun';
import { emitNamed } from './outputs.ts';

type BrowserBuild = { main: string; backend: string; islands: Record<string, string> };

/** The eager modules of the public site and of the back-office, and one module per island; what islands share, React above all, becomes shared chunks. */
export async function buildBrowser(): Promise<BrowserBuild> {
  const main = await bundle({ 'main.ts': "import './src/browser/main.ts';" });
  const backend = await bundle({ 'backend.ts': "import './src/browser/backend.ts';" });
  const islandPaths = [...new Glob('src/**/*.island.tsx').scanSync('.')].sort();
  const entries = Object.fromEntries(islandPaths.map((path) => [`${islandName(path)}.ts`, islandEntry(path)]));
  const islands = islandPaths.length > 0 ? await bundle(entries) : {};
  return {
    main: main.main ?? missing('main'),
    backend: backend.backend ?? missing('backend'),
    islands: Object.fromEntries(
      islandPaths.map((path) => [islandName(path), islands[islandName(path)] ?? missing(path)]),
    ),
  };
}

function islandName(path: string): string {
  return basename(path, '.island.tsx');
}

function islandEntry(path: string): string {
  const component = islandName(path).replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  return `import { hydrate as wake } from './src/browser/hydrate.ts';
import { ${component} } from './${path}';
export const hydrate = (element) => wake(element, ${component});`;
}

/** Bundles virtual entry modules and returns their addresses by name. Chunks name each other, so the bundler hashes them. */
async function bundle(entries: Record<string, string>): Promise<Record<string, string>> {
  const root = process.cwd();
  const files = Object.fromEntries(Object.entries(entries).map(([name, code]) => [join(root, name), code]));
  const result = await Bun.build({
    entrypoints: Object.keys(files),
    files,
    root,
    target: 'browser',
    format: 'esm',
    splitting: true,
    minify: true,
    publicPath: '/static/',
    naming: { entry: '[name].[hash].[ext]', chunk: 'chunk.[hash].[ext]' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const urls: Record<string, string> = {};
  for (const output of result.outputs) {
    const bytes = new Uint8Array(await output.arrayBuffer());
    const url = await emitNamed(basename(output.path), bytes);
    if (output.kind === 'entry-point') urls[basename(output.path).replace(/\.[^.]+\.js$/, '')] = url;
  }
  return urls;
}

function missing(name: string): never {
  throw new Error(`The bundler made nothing of "${name}".`);
}
