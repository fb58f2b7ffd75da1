import { createGenerator } from '@unocss/core';
import { trackedTheme } from '@unocss/preset-wind4/utils';
import { Glob } from 'bun';
import { variables } from '../../src/tokens.ts';
import config from '../../uno.config.ts';
import { emit } from './outputs.ts';

/** In the order of the cascade. */
const rules = [
  'base',
  'frame',
  'carousels',
  'overlays',
  'notices',
  'search',
  'timeline',
  'home',
  'diagrams',
  'image-stack',
  'baik',
].map((name) => `src/ui/styles/${name}.css`);
const backendRules = 'src/backend/ui/frame/backend.css';

/**
 * The style sheet of the public site and that of the back-office, which holds the first: the utilities that their
 * sources name, and the rules that have no utility.
 */
export async function buildStyles(fontUrls: Record<string, string>): Promise<{ site: string; backend: string }> {
  const sources = [...new Glob('src/{backend,browser,pages,ui,web}/**/*.{ts,tsx}').scanSync('.')].sort();
  // One after the other: the preset notes in a variable of its module what a sheet uses of the theme.
  const publicSources = sources.filter((path) => !path.startsWith('src/backend/'));
  const site = await sheet(publicSources, rules, fontUrls);
  const backend = await sheet(sources, [...rules, backendRules], fontUrls);
  return { site: await emit('site.css', site), backend: await emit('backend.css', backend) };
}

async function sheet(
  sources: readonly string[],
  ruleFiles: readonly string[],
  fontUrls: Record<string, string>,
): Promise<Uint8Array> {
  trackedTheme.clear();
  const generator = await createGenerator(config);
  const { css } = await generator.generate(await joined(sources), { preflights: true });
  const own = (await joined(ruleFiles)).replace(/url\("(fonts\/[^"]+)"\)/g, (_, name: string) => {
    const url = fontUrls[name];
    if (!url) throw new Error(`The style sheet asks for "${name}", which is not under static/.`);
    return `url("${url}")`;
  });
  return (await minify(withTokens(`${own}\n${css}`))).code;
}

const tokenUse = /var\((--(?:color|text|space|shadow|radius|font|lattice)[\w-]*)\)/g;

/**
 * Rules with the variables of the tokens that they use before them; a token that is used once stands in its place.
 * Throws when a rule uses a token that is not defined.
 */
export function withTokens(rules: string): string {
  const uses = new Map<string, number>();
  for (const [, name = ''] of rules.matchAll(tokenUse)) uses.set(name, (uses.get(name) ?? 0) + 1);
  // The preset defines line heights beside the sizes itself.
  for (const [, name = ''] of rules.matchAll(/(--[\w-]+):/g)) uses.delete(name);
  const definitionOf = (name: string) => variables[name] ?? undefinedToken(name);
  const shared = [...uses].filter(([, count]) => count > 1).map(([name]) => `${name}: ${definitionOf(name)};`);
  const placed = rules.replace(tokenUse, (use, name: string) => (uses.get(name) === 1 ? definitionOf(name) : use));
  return `:root { ${shared.sort().join(' ')} }\n${placed}`;
}

function undefinedToken(name: string): never {
  throw new Error(`A style sheet uses "${name}", which src/tokens.ts does not define.`);
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
  if (!output) throw new Error('The style sheet did not build.');
  return { code: new Uint8Array(await output.arrayBuffer()) };
}
