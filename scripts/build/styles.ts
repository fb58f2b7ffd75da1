import { createGenerator } from '@unocss/core';
import { Glob } from 'bun';
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
  const [site, backend] = await Promise.all([
    sheet(
      sources.filter((path) => !path.startsWith('src/backend/')),
      rules,
      fontUrls,
    ),
    sheet(sources, [...rules, backendRules], fontUrls),
  ]);
  return { site: await emit('site.css', site), backend: await emit('backend.css', backend) };
}

async function sheet(
  sources: readonly string[],
  ruleFiles: readonly string[],
  fontUrls: Record<string, string>,
): Promise<Uint8Array> {
  const generator = await createGenerator(config);
  const { css } = await generator.generate(await joined(sources), { preflights: true });
  const own = (await joined(ruleFiles)).replace(/url\("(fonts\/[^"]+)"\)/g, (_, name: string) => {
    const url = fontUrls[name];
    if (!url) throw new Error(`The style sheet asks for "${name}", which is not under static/.`);
    return `url("${url}")`;
  });
  return (await minify(`${own}\n${css}`)).code;
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
