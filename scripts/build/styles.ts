import { createGenerator } from '@unocss/core';
import { Glob } from 'bun';
import config from '../../uno.config.ts';
import { emit } from './outputs.ts';

/** One style sheet for the whole site: the utilities that the sources name, and the few rules that have no utility. */
export async function buildStyles(fontUrls: Record<string, string>): Promise<string> {
  const generator = await createGenerator(config);
  const sources = [...new Glob('src/**/*.{ts,tsx}').scanSync('.')].sort();
  const text = await Promise.all(sources.map((path) => Bun.file(path).text()));
  const { css } = await generator.generate(text.join('\n'), { preflights: true });
  const base = (await Bun.file('src/ui/base.css').text()).replace(/url\("(fonts\/[^"]+)"\)/g, (_, name: string) => {
    const url = fontUrls[name];
    if (!url) throw new Error(`src/ui/base.css asks for "${name}", which is not under static/.`);
    return `url("${url}")`;
  });
  const { code } = await minify(`${base}\n${css}`);
  return emit('site.css', code);
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
