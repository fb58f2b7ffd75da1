import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { assets } from '../../src/db/schema/index.ts';
import { counterpart, matchRoute } from '../../src/routes.ts';
import { everyAddress } from '../support/addresses.ts';
import { pageOf, receiptOf, recipient, submit, toMailbox } from '../support/baik.ts';
import { revealing, unreadable } from '../support/files/files-with-metadata.ts';
import { only, type ParsedPage } from '../support/html.ts';
import { outlineOf } from '../support/pages/outline.ts';
import { lastingWorld, openWorld, type World } from '../support/world.ts';

const world = await lastingWorld();
beforeAll(async () => {
  const content = '<h2>Figures</h2><p>One million tons.</p>';
  await world.publish({ title: 'Refinery opens', content, publishedAt: new Date('2026-01-05T03:00:00Z') });
  await world.publish({ title: 'Port grows', topic: 'sustainability', publishedAt: new Date('2026-02-06T03:00:00Z') });
  // The search waits for pages that it has not read, but not for ever.
  await world.sitePages.readAll('en');
});

const leftOut = [
  // Follows the results in `quality/`: see tests/pages/quality.
  '/en/quality',
  // Documents with the same parts as the code of conduct.
  '/en/company-ethics-standard',
  '/en/gratification-control',
  '/en/board-of-commissioners-charter',
  '/en/board-of-directors-charter',
];
const paths = everyAddress(1)
  .filter(({ language, path }) => language === 'en' && !leftOut.includes(path))
  .map(({ path }) => path);

// A change of structure that is meant: `bun test tests/pages/outlines -u`, and look at the difference.
test.each([...paths, '/en/search?q=slots', '/en/news?category=sustainability'])(
  'the structure of %s is the one on file',
  async (path) => {
    expect(structureOf(await world.html(path))).toMatchSnapshot();
  },
);

/** The address of a page in English; any other as it is. */
const inEnglish = (address: string) => {
  const [, origin = '', path = '', rest = ''] = /^(https:\/\/www\.example\.test)?([^?#]*)(.*)$/.exec(address) ?? [];
  const match = matchRoute(decodeURIComponent(path));
  return match ? origin + counterpart(match, 'en') + rest : address;
};
/** Attributes that hold a text or a language, and drawings, whose lines follow their texts. */
const spoken =
  /(?<=\b(?:data-label|data-carousel|data-slide-role|data-copied-words|data-leaving|data-press-again|value)=)[^=\n]*(?= [a-z-]+(?:=|$)|$)|(?<=drawing |mailto:|download href=).*$/gm;

// Policies have addresses of their parts in their own language.
const indonesian = everyAddress(1).filter(
  ({ route, language }) => language === 'id' && !route.key.startsWith('policies.'),
);
test.each(indonesian)('the structure of $path is that of the page in English', async ({ path }) => {
  const [own, english] = await Promise.all(
    [path, inEnglish(path)].map(async (address) => structureOf(await world.html(address))),
  );
  expect(own?.replace(/(?<=href=|action=|data-saved=|data-share=)\S+/g, inEnglish).replace(spoken, '')).toBe(
    english?.replace(spoken, '') ?? '',
  );
});

test('no page has a style attribute, which the content security policy would refuse', async () => {
  const styled: string[] = [];
  for (const path of paths) {
    const found = (await world.html(path)).querySelectorAll('[style]');
    styled.push(...[...found].map((element) => `${path} ${element.getAttribute('style')}`));
  }
  expect(styled).toEqual([]);
});

test('the structure of the form for reports is the one on file', async () => {
  await recipient(world);
  expect(structureOf(await world.html('/en/baik-culture'))).toMatchSnapshot();
});

test('the structure of a mailbox is the one on file, with an answer that has to be reviewed', async () => {
  await recipient(world, 'budi');
  const receipt = await receiptOf(await submit(world, { language: 'en' }, [await revealing.docx('Budi')]));
  const inside = await pageOf(await toMailbox(world, { receipt }, [], 'en'));
  expect(lasting(structureOf(inside))).toMatchSnapshot();
  const answer = { receipt, action: 'reply', text: 'One more thing' };
  const files = [await revealing.docx('Sari'), await unreadable.protectedPdf()];
  expect(lasting(structureOf(await pageOf(await toMailbox(world, answer, files, 'en'))))).toMatchSnapshot();
});

/** Without today's date, the receipt and the keys of files. */
function lasting(structure: string): string {
  return structure.replace(
    /(?<==)\d{4}-\d{2}-\d{2}$|[0-9A-Z]{3}(?: [0-9A-Z]{3}){5}|(?<=file-|warning-)[0-9a-f]{24}|(?<=files\/)[0-9a-f]{24}\.[\w-]{43}/gm,
    '…',
  );
}

describe('with managed content', () => {
  let edited: World;
  const ids: number[] = [];
  beforeAll(async () => {
    edited = await openWorld();
    await edited.db.insert(assets).values([
      ...['kilang', 'tablet'].map((name) => uploaded(name, { category: 'home', subcategory: 'header' })),
      uploaded('Annual_Report_Background_New'),
      uploaded('Publikasi_Overview', { decorative: true }),
      uploaded('tumpukan', { category: 'circularity', subcategory: 'stack' }),
      // Not measured, and without other sizes.
      uploaded('kepala', { category: 'circularity', subcategory: 'header', path: '/assets/kepala.jpg', width: null }),
      document('Kode_Etik', { size: 536_576, pages: 24 }),
      document('Piagam_Direksi', {}),
    ]);
    const picture = '/assets/foto-0123456789abcdef-1500x900.jpg';
    const report = { category: 'reports', topic: null, author: '' } as const;
    for (const said of [
      { title: { id: 'Hanya Indonesia' }, author: '', excerpt: '', featuredImage: picture },
      { title: 'Nothing to read', topic: null, content: '', featuredImage: '/assets/news-01.webp' },
      { ...report, title: 'Report', content: '/assets/laporan.pdf', featuredImage: picture },
      { ...report, title: { id: 'Tanpa berkas' }, topic: 'sustainability', content: '', excerpt: '' } as const,
    ]) {
      ids.push(await edited.publish({ ...said, publishedAt: new Date(Date.UTC(2026, 2, 1 + ids.length)) }));
    }
    for (let day = 1; day <= 12; day += 1) {
      await edited.publish({ title: `Number ${day}`, publishedAt: new Date(Date.UTC(2025, 5, day)) });
    }
  });
  afterAll(() => edited.close());

  test.each(['/en', '/en/circularity', '/en/governance', '/en/annual-reports', '/en/publications'])(
    'the structure of %s differs from that without it as on file',
    async (path) => {
      const [before, after] = [await world.html(path), await edited.html(path)].map((page) =>
        structureOf(page).split('\n'),
      );
      expect(differences(before ?? [], after ?? []).join('\n')).toMatchSnapshot();
    },
  );

  test('the structure of the second page of news is the one on file', async () => {
    expect(structureOf(await edited.html('/en/news?page=2'))).toMatchSnapshot();
  });

  test('the structure of articles that lack a language, an author, an excerpt or content is the one on file', async () => {
    for (const id of ids.slice(0, 2)) expect(structureOf(await edited.html(`/en/read-news/${id}`))).toMatchSnapshot();
  });
});

/** Lines that are in one of two structures only, each as often as it is. */
function differences(before: string[], after: string[]): string[] {
  const left = [...before];
  const added = after.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [...left.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
}

function uploaded(name: string, said: Partial<typeof assets.$inferInsert> = {}): typeof assets.$inferInsert {
  const filename = `${name.toLowerCase()}-0123456789abcdef-1500x900.jpg`;
  const texts = { altText: 'Kilang', altTextEn: 'The refinery' };
  const file = `/assets/${filename}`;
  return {
    name,
    filename,
    path: file,
    category: 'news',
    mediaType: 'image',
    width: 1500,
    height: 900,
    ...texts,
    ...said,
  };
}

function document(name: string, said: Partial<typeof assets.$inferInsert>): typeof assets.$inferInsert {
  const filename = `${name.toLowerCase()}.pdf`;
  return { name, filename, path: `/assets/${filename}`, category: 'reports', mediaType: 'document', ...said };
}

function structureOf(page: ParsedPage): string {
  const about = page.querySelectorAll(
    'head [name="robots"], head [property="og:type"], head [property="og:image"], head [rel="canonical"]',
  );
  return [...about, only(page, 'main')].flatMap((element) => outlineOf(element)).join('\n');
}
