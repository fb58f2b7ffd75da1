/** `path` follows the language prefix; title and path are given in both languages. */
export type NewPage = {
  noun: string;
  path: { id: string; en: string };
  title: { id: string; en: string };
};

/** Contents of the new files, by path. */
export function newPageFiles(page: NewPage): Record<string, string> {
  const { noun } = page;
  return {
    [`src/i18n/public/${noun}.words.ts`]: wordsFile(page),
    [`src/pages/${noun}.tsx`]: pageFile(page),
    [`tests/pages/${noun}.test.ts`]: testFile(page),
  };
}

/** The route table with the new page at its end. Throws Error when the noun or a path is in use. */
export function withRoute(routes: string, { noun, path }: NewPage): string {
  const end = '\n} as const satisfies Record<string, Record<string, Pair>>;';
  if (!routes.includes(end)) throw new Error('End of the route table not found in src/routes.ts');
  const [table = ''] = routes.split(end);
  if (new RegExp(`^ {2}${camelCase(noun)}: `, 'm').test(table))
    throw new Error(`Route "${camelCase(noun)}" already exists in src/routes.ts`);
  for (const [language, given] of Object.entries(path)) {
    if (table.includes(`${language}: '${given}'`)) throw new Error(`Path "${given}" already exists in src/routes.ts`);
  }
  return routes.replace(end, `\n  ${camelCase(noun)}: { index: { id: '${path.id}', en: '${path.en}' } },${end}`);
}

/** The list of public pages with the new one. */
export function withRegisteredPage(pages: string, { noun }: NewPage): string {
  const name = `${camelCase(noun)}Page`;
  const list = /\n( *)procurementPage,/;
  const firstImport = /\nimport [^;]*'\.\/about\.tsx'/;
  if (!list.test(pages) || !firstImport.test(pages)) throw new Error('List of public pages not found');
  return pages
    .replace(firstImport, (found) => `\nimport { ${name} } from './${noun}.tsx';${found}`)
    .replace(list, (found, indent: string) => `\n${indent}${name},${found}`);
}

function wordsFile({ noun, title }: NewPage): string {
  return `import { words } from '../site/words.ts';

export const ${camelCase(noun)}Words = words({
  title: { id: ${quoted(title.id)}, en: ${quoted(title.en)} },
  description: {
    id: ${quoted(`${title.id}: keterangan singkat untuk mesin pencari.`)},
    en: ${quoted(`${title.en}: a short description for search engines.`)},
  },
  lead: { id: 'Halaman ini sedang disusun.', en: 'This page is being written.' },
});
`;
}

function pageFile({ noun }: NewPage): string {
  const name = camelCase(noun);
  const view = viewOf(noun);
  return `import { ${name}Words as t } from '../i18n/public/${noun}.words.ts';
import { routes } from '../routes.ts';
import { type HeroPageProps, PageHero } from '../ui/frame/page-hero.tsx';
import { heroPage } from './hero-page.tsx';

export const ${name}Page = heroPage({
  route: routes.${name}.index,
  words: t,
  pictureKey: 'fallback',
  body: ${view},
});

function ${view}(hero: HeroPageProps) {
  return <PageHero {...hero} id="hero" lead={t.lead} title={t.title} />;
}
`;
}

function testFile({ path, title }: NewPage): string {
  return `import { afterAll, beforeAll, expect, test } from 'bun:test';
import { textOf } from '../support/html.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

test.each([
  ['/id/${path.id}', ${quoted(title.id)}],
  ['/en/${path.en}', ${quoted(title.en)}],
])('%s opens with its title', async (address, title) => {
  const page = await world.html(address);
  expect(textOf(page.querySelector('h1'))).toBe(title);
});
`;
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

function camelCase(noun: string): string {
  return noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function viewOf(noun: string): string {
  const name = camelCase(noun);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
}
