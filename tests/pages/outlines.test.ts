import { afterAll, beforeAll, expect, test } from 'bun:test';
import { everyAddress } from '../support/addresses.ts';
import { pageOf, receiptOf, recipient, submit, toMailbox } from '../support/baik.ts';
import { revealing, unreadable } from '../support/files-with-metadata.ts';
import { only, type ParsedPage } from '../support/html.ts';
import { outlineOf } from '../support/outline.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const content = '<h2>Figures</h2><p>One million tons.</p>';
  await world.publish({ title: 'Refinery opens', content, publishedAt: new Date('2026-01-05T03:00:00Z') });
  await world.publish({ title: 'Port grows', topic: 'sustainability', publishedAt: new Date('2026-02-06T03:00:00Z') });
}, slow);
afterAll(() => world.close());

const paths = everyAddress(1)
  .filter(({ language }) => language === 'en')
  .map(({ path }) => path);

// A change of structure that is meant: `bun test tests/pages/outlines -u`, and look at the difference.
test.each([...paths, '/en/search?q=alumina', '/en/news?category=sustainability'])(
  'the structure of %s is the one on file',
  async (path) => {
    expect(structureOf(await world.html(path))).toMatchSnapshot();
  },
);

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
  return structure.replace(/(?<==)\d{4}-\d{2}-\d{2}$|\d{4}(?: \d{4}){4}|(?<=file-)[0-9a-f]{24}/gm, '…');
}

function structureOf(page: ParsedPage): string {
  const about = page.querySelectorAll(
    'head [name="robots"], head [property="og:type"], head [property="og:image"], head [rel="canonical"]',
  );
  return [...about, only(page, 'main')].flatMap((element) => outlineOf(element)).join('\n');
}
