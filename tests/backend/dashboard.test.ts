import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test';
import { activityLogs, assets, contactMessages, mails } from '../../src/db/schema/index.ts';
import { recordActivity } from '../../src/domain/activity/commands.ts';
import { endpoints } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { only, type ParsedPage, textOf } from '../support/html.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: { cookie: string };
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(async () => {
  await world.reset();
  staff = await world.signedIn();
});
afterAll(() => world.close());

const show = () => world.html(endpoints.dashboard, 200, staff);
const waiting = (page: ParsedPage) =>
  page.querySelectorAll('#attention a').map((link) => [textOf(link), link.getAttribute('href')]);

test('the last five log entries are shown with result and user', async () => {
  const actor = { id: 41, username: 'sari' };
  for (const description of ['one', 'two', 'three', 'four'])
    await recordActivity(world.db, actor, { action: 'other', description });
  await recordActivity(world.db, actor, { action: 'update', description: 'five', status: 'partial' });
  await recordActivity(world.db, actor, { action: 'update', description: 'six', status: 'failed' });
  const page = await show();
  const shown = page.querySelectorAll('#activity li').map(textOf);
  expect(shown.map((text) => text.split('sari')[0])).toEqual([
    'Failure:six',
    'Failure:five',
    'Success:four',
    'Success:three',
    'Success:two',
  ]);
  expect(shown[0]).toMatch(/sari \(user 41\) · \d{1,2} \w{3} \d{4}, \d{2}\.\d{2}$/);
  expect(textOf(page)).toContain('Recent activities in the last 7 days: 7');
  expect(only(page, '#activity a').getAttribute('href')).toBe(endpoints.activityLogs);
});

test('an empty log has a message', async () => {
  await world.db.delete(activityLogs);
  expect(textOf(await show())).toContain('No recent activity');
});

test('without open items there is a message', async () => {
  await world.publish();
  const page = await show();
  expect(waiting(page)).toEqual([]);
  expect(textOf(only(page, '#attention'))).toContain('everything is in order');
});

test('open items are counted, with links to their lists', async () => {
  await world.publish({ title: { id: 'Hanya Indonesia' } });
  await world.draft({ title: { en: 'English only' } });
  await world.archive({ title: { en: 'Archived' } });
  await world.schedule({ publishedAt: laterToday() });
  await world.schedule();
  const picture = {
    name: 'A',
    category: 'news',
    mediaType: 'image',
    filename: 'a.webp',
    altText: 'Kilang',
    altTextEn: 'Refinery',
  };
  await world.db.insert(assets).values([
    { ...picture, path: '/assets/a.webp' },
    { ...picture, path: '/assets/b.webp', altTextEn: '' },
    { ...picture, path: '/assets/c.webp', altText: '', altTextEn: '', decorative: true },
  ]);
  const message = { name: 'Sari', email: 's@example.com', subject: 'media', message: 'Halo', language: 'id' };
  await world.db.insert(contactMessages).values([
    { ...message, submissionKey: 'a' },
    { ...message, submissionKey: 'b', status: 'closed' },
  ]);
  await world.db.insert(mails).values({ messageId: 'a@b', subject: 'S', body: 'B', status: 'failed' });
  const page = await show();
  expect(waiting(page)).toEqual([
    ['1message that nobody has read', '/backend/messages?status=new'],
    ['1mail that could not be sent', '/backend/email/sent?status=failed'],
    ['1article that appears later today', '/backend/articles?scheduled=today'],
    ['2articles in one language only', '/backend/articles?languages=partial'],
    ['1picture without alt text', '/backend/assets?alt=missing'],
  ]);
});

/** The moment halfway to midnight in the company's time zone. */
function laterToday(): Date {
  const now = Temporal.Now.zonedDateTimeISO(site.timeZone);
  const midnight = now.add({ days: 1 }).startOfDay().epochMilliseconds;
  return new Date((Date.now() + midnight) / 2);
}
