import { createGenerator } from '@unocss/core';
import { trackedTheme } from '@unocss/preset-wind4/utils';
import { Glob } from 'bun';
import { variables } from '../../src/tokens.ts';
import config from '../../uno.config.ts';
import type { Outputs } from './outputs.ts';

/** In cascade order. */
const rules = [
  'base',
  'frame',
  'openings',
  'carousels',
  'closing',
  'overlays',
  'notices',
  'search',
  'timeline',
  'home',
  'diagrams',
  'image-stack',
  'baik',
  'print',
  'forced-colours',
].map((name) => `src/ui/styles/${name}.css`);
const backendRules = ['src/backend/ui/frame/backend.css', 'src/backend/ui/lists/lists.css'];

const sourceGlob = new Glob('src/{backend,browser,pages,ui,web}/**/*.{ts,tsx}');

/**
 * Style sheets of the public site and of the back-office, which includes the former: the utilities used in their
 * sources, and the hand-written rules.
 */
export class StyleSheets {
  private reader: ReturnType<typeof createGenerator> | undefined;
  /** Utilities used by each source file. */
  private readonly utilities = new Map<string, ReadonlySet<string>>();

  constructor(private readonly outputs: Outputs) {}

  /** Whether a change of that file affects the style sheets. */
  async dependOn(path: string): Promise<boolean> {
    if ([...rules, ...backendRules].includes(path)) return true;
    if (!sourceGlob.match(path)) return false;
    const before = this.utilities.get(path) ?? new Set();
    const after = await this.readUtilities(path);
    return before.size !== after.size || before.difference(after).size > 0;
  }

  /** Addresses by name. */
  async build(fontUrls: Record<string, string>): Promise<Record<string, string>> {
    const sources = [...sourceGlob.scanSync('.')].sort();
    // Sequential, here and below: the preset tracks used theme values in a module variable.
    for (const path of sources) this.utilities.set(path, await this.readUtilities(path));
    const publicSources = sources.filter((path) => !path.startsWith('src/backend/'));
    const site = await this.sheet(publicSources, rules, fontUrls);
    const backend = await this.sheet(sources, [...rules, ...backendRules], fontUrls);
    const { emit } = this.outputs;
    return { 'site.css': await emit('site.css', site), 'backend.css': await emit('backend.css', backend) };
  }

  private async readUtilities(path: string): Promise<Set<string>> {
    this.reader ??= createGenerator(config);
    const generator = await this.reader;
    const code = await Bun.file(path)
      .text()
      // A deleted file.
      .catch(() => '');
    const utilities = new Set<string>();
    for (const word of await generator.applyExtractors(code, path)) {
      if (await generator.parseToken(word)) utilities.add(word);
    }
    return utilities;
  }

  private async sheet(
    sources: readonly string[],
    ruleFiles: readonly string[],
    fontUrls: Record<string, string>,
  ): Promise<Uint8Array> {
    trackedTheme.clear();
    const generator = await createGenerator(config);
    const named = new Set(sources.flatMap((path) => [...(this.utilities.get(path) ?? [])]));
    const { css } = await generator.generate(named, { preflights: true });
    const own = (await joined(ruleFiles)).replace(/url\("(fonts\/[^"]+)"\)/g, (_, name: string) => {
      const url = fontUrls[name];
      if (!url) throw new Error(`Missing file under static/ in a style sheet: ${name}`);
      return `url("${url}")`;
    });
    return (await minify(withTokens(`${own}\n${css}`))).code;
  }
}

const tokenUse = /var\((--(?:color|text|space|shadow|radius|font|lattice)[\w-]*)\)/g;

/**
 * Prepends the custom properties of the tokens used by the rules; tokens used only once are inlined.
 * Throws when a rule uses a token that is not defined.
 */
export function withTokens(rules: string): string {
  const uses = new Map<string, number>();
  for (const [, name = ''] of rules.matchAll(tokenUse)) uses.set(name, (uses.get(name) ?? 0) + 1);
  // The preset generates variables for line heights of font sizes.
  for (const [, name = ''] of rules.matchAll(/(--[\w-]+):/g)) uses.delete(name);
  const definitionOf = (name: string) => variables[name] ?? undefinedToken(name);
  const shared = [...uses].filter(([, count]) => count > 1).map(([name]) => `${name}: ${definitionOf(name)};`);
  const placed = rules.replace(tokenUse, (use, name: string) => (uses.get(name) === 1 ? definitionOf(name) : use));
  return `:root { ${shared.sort().join(' ')} }\n${placed}`;
}

function undefinedToken(name: string): never {
  throw new Error(`Undefined token in a style sheet: ${name} (see src/tokens.ts)`);
}

async function joined(paths: readonly string[]): Promise<string> {
  return (await Promise.all(paths.map((path) => Bun.file(path).text()))).join('\n');
}

async function minify(css: string): Promise<{ code: Uint8Array }> {
  const entry = `${process.cwd()}/src/ui/site.css`;
  const result = await Bun.build({
    entrypoints: [entry],
    files: { [entry]: css },
    minify: true,
    external: ['/static/*'],
  });
  const [output] = result.outputs;
  if (!output) throw new Error('Failed to build the style sheet');
  return { code: new Uint8Array(await output.arrayBuffer()) };
}
