import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type NewPage, newPageFiles, withRegisteredPage, withRoute } from './new/page.ts';

const usage = `Usage:
  bun run new page <noun> [--id <path>] [--en <path>] [--title-id <title>] [--title-en <title>]

Creates a public page in both languages: its route, words, file and test.
<noun> names the file and the route, for example "careers"; the paths default to it.`;

const routesFile = 'src/routes.ts';
const pagesFile = 'src/pages/index.ts';

try {
  createPage(parsePage());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function parsePage(): NewPage {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      en: { type: 'string' },
      'title-id': { type: 'string' },
      'title-en': { type: 'string' },
    },
  });
  const [kind, noun, ...rest] = positionals;
  if (kind !== 'page' || !noun || rest.length > 0) throw new Error(usage);
  const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
  const path = { id: values.id ?? noun, en: values.en ?? noun };
  for (const given of [noun, path.id, path.en]) {
    if (!slug.test(given))
      throw new Error(`Invalid name "${given}": use lower-case words joined by hyphens, such as "site-map"`);
  }
  const title = noun.charAt(0).toUpperCase() + noun.slice(1).replaceAll('-', ' ');
  return { noun, path, title: { id: values['title-id'] ?? title, en: values['title-en'] ?? title } };
}

/** Writes either all files or none. Throws Error naming the obstacle. */
function createPage(page: NewPage): void {
  const files = newPageFiles(page);
  for (const path of Object.keys(files)) if (existsSync(path)) throw new Error(`${path} exists already.`);
  const edited = {
    [routesFile]: withRoute(readFileSync(routesFile, 'utf8'), page),
    [pagesFile]: withRegisteredPage(readFileSync(pagesFile, 'utf8'), page),
  };
  for (const [path, text] of Object.entries({ ...files, ...edited })) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path in files ? `created ${path}` : `changed ${path}`);
  }
  Bun.spawnSync(['node_modules/.bin/biome', 'check', '--write', ...Object.keys(files), ...Object.keys(edited)]);
  console.log(
    `\nThe page is at /id/${page.path.id} and /en/${page.path.en}. What comes next: docs/how-to/add-a-page.md`,
  );
}
