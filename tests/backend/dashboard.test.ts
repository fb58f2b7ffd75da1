import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import {
  accounts,
  articleDetails,
  articleLinks,
  articles,
  assets,
  contactMessages,
  mails,
} from '../../src/db/schema/index.ts';
import { event, recordActivity } from '../../src/domain/activity/commands.ts';
import { publishDueDrafts, saveDraft, scheduleDraft } from '../../src/domain/article-drafts/commands.ts';
import { saveArticle } from '../../src/domain/articles/save.ts';
import { perform } from '../../src/domain/command.ts';
import { checkLinks } from '../../src/domain/links/link-check.ts';
import type { Role } from '../../src/fields/roles.ts';
import { endpoints } from '../../src/routes.ts';
import { message } from '../support/contact-messages.ts';
import { tamper } from '../support/database/tampering.ts';
import { only, type ParsedPage, textOf } from '../support/html.ts';
import { anyActor } from '../support/people.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const show = () => world.html(endpoints.dashboard, 200, staff);
const waiting = (page: ParsedPage) =>
  page.querySelectorAll('#attention a').map((link) => [textOf(link), link.getAttribute('href')]);

test('the last five log entries are shown with result and user', async () => {
  const actor = { id: 41, username: 'sari' };
  for (const id of [1, 2, 3, 4]) await recordActivity(world.db, actor, event('message.opened', { id }));
  await recordActivity(world.db, actor, event('message.opened', { id: 5 }, { status: 'partial' }));
  await recordActivity(world.db, actor, event('message.opened', { id: 6 }, { status: 'failed' }));
  const page = await show();
  const shown = page.querySelectorAll('#activity li').map(textOf);
  expect(shown.map((text) => text.split('sari')[0])).toEqual([
    'Failure:Opened message #6',
    'Failure:Opened message #5',
    'Success:Opened message #4',
    'Success:Opened message #3',
    'Success:Opened message #2',
  ]);
  expect(shown[0]).toMatch(/sari \(user 41\) · \d{1,2} \w{3} \d{4}, \d{2}\.\d{2}$/);
  expect(textOf(page)).toContain('Recent activities in the last 7 days: 7');
  expect(only(page, '#activity a').getAttribute('href')).toBe(endpoints.activityLogs);
});

test('an empty log has a message', async () => {
  await tamper(world.db, 'delete from activity_logs');
  expect(textOf(await show())).toContain('No recent activity');
});

test('without open items there is a message', async () => {
  await world.publish();
  const page = await show();
  expect(waiting(page)).toEqual([]);
  expect(textOf(only(page, '#attention'))).toContain('everything is in order');
});

test('what waits is named, each one click away, with a link to its whole list', async () => {
  const partial = await world.publish({ title: { id: 'Hanya Indonesia' } });
  const draft = await world.draft({ title: { en: 'English only' } });
  await world.archive({ title: { en: 'Archived' } });
  const scheduled = await world.schedule({ title: 'Later', publishedAt: laterToday() });
  const ending = await world.publish({ title: 'Ends', unpublishAt: new Date(laterToday().getTime() + 1000) });
  await world.schedule();
  const picture = {
    name: 'Refinery',
    category: 'news',
    mediaType: 'image',
    filename: 'a.webp',
    altText: 'Kilang',
    altTextEn: 'Refinery',
  };
  await world.db.insert(assets).values([
    { ...picture, path: '/assets/a.webp' },
    { ...picture, name: 'Harbor', path: '/assets/b.webp', altTextEn: '' },
    { ...picture, path: '/assets/c.webp', altText: '', altTextEn: '', decorative: true },
  ]);
  const [own] = await world.db.select({ id: accounts.id }).from(accounts);
  await world.db
    .insert(contactMessages)
    .values([
      message({ name: 'Sari' }),
      message({ status: 'closed' }),
      message({ name: 'Budi', status: 'in_progress', assigneeId: own?.id ?? 0 }),
    ]);
  await world.db.insert(mails).values({ messageId: 'a@b', subject: 'Invitation', body: 'B', status: 'failed' });
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Asia/Pontianak', hourCycle: 'h23' });
  const at = time.format(laterToday());
  const shown = waiting(await show()).map(([text, href]) => [text?.replace(/^\d\d:\d\d/, 'at'), href]);
  expect(at).toMatch(/^\d\d:\d\d/);
  expect(shown).toEqual([
    ['message assigned to you', '/backend/messages?assignee=me'],
    ['Budi', '/backend/messages/3'],
    ['message that nobody has read', '/backend/messages?status=new'],
    ['Sari', '/backend/messages/1'],
    ['mail that could not be sent', '/backend/email/sent?status=failed'],
    ['Invitation', '/backend/email/sent/1'],
    ['articles scheduled later today', '/backend/calendar'],
    ['at WIB publishedLater', `/backend/articles/edit/${scheduled}`],
    ['at WIB unpublishedEnds', `/backend/articles/edit/${ending}`],
    ['draft', '/backend/articles?status=draft'],
    ['English onlyIndonesian missing', `/backend/articles/edit/${draft}`],
    ['articles in one language only', '/backend/articles?languages=partial'],
    ['English onlyIndonesian missing', `/backend/articles/edit/${draft}`],
    ['Hanya IndonesiaEnglish missing', `/backend/articles/edit/${partial}`],
    ['picture without alt text', '/backend/assets?alt=missing'],
    ['Harbor', '/backend/assets/2/edit'],
  ]);
});

test('long lists are counted to a hundred, and their first items are named', async () => {
  for (let number = 1; number <= 101; number += 1) await world.draft({ title: `Draft ${number}` });
  const page = await show();
  expect(textOf(only(page, '#attention h3'))).toBe('100+drafts');
  expect(
    waiting(page)
      .slice(1)
      .map(([text]) => text),
  ).toEqual(['Draft 101', 'Draft 100', 'Draft 99', 'Draft 98']);
});

test('an account sees only what its roles may see', async () => {
  await world.draft({ title: 'A draft' });
  await world.db.insert(mails).values({ messageId: 'a@b', subject: 'S', body: 'B', status: 'failed' });
  await world.db.update(accounts).set({ roles: ['auditor'] });
  expect(waiting(await show())).toEqual([]);
  await world.db.update(accounts).set({ roles: ['writer'] });
  expect(waiting(await show()).map(([text]) => text)).toEqual(['draft', 'A draft']);
});

test('links and files that lead nowhere are named with the article', async () => {
  const gone = await world.archive({ title: 'Gone' });
  const there = await world.publish({ title: 'There' });
  const links = [
    `<a href="/en/read-news/${gone}">Gone</a>`,
    `<a href="/en/read-news/${there}">There</a>`,
    '<a href="/en/no-such-page">Missing</a>',
    '<a href="/id/kontak?subject=media#form">Contact</a>',
    `<a href="${world.siteUrl}/en/read-news/999">Absolute</a>`,
    '<a href="https://other.example/en/nothing">Elsewhere</a>',
    '<img src="/assets/missing.webp" alt="">',
  ];
  const linking = await world.publish({ title: 'Linking', content: `<p>${links.join(' ')}</p>` });
  await checkLinks(world.db, world.siteUrl);
  expect(waiting(await show())).toEqual([
    ['article with a missing file', '/backend/articles/broken-links?kind=files'],
    ['Linking/assets/missing.webp', `/backend/articles/edit/${linking}`],
    ['article with a link that leads nowhere', '/backend/articles/broken-links?kind=links'],
    [expect.stringContaining('Linking/en/no-such-page'), `/backend/articles/edit/${linking}`],
  ]);
  const broken = await world.db.select().from(articleLinks).where(eq(articleLinks.isBroken, true));
  expect(broken.map(({ address }) => address).toSorted()).toEqual(
    [
      '/assets/missing.webp',
      '/en/no-such-page',
      `/en/read-news/${gone}`,
      `${world.siteUrl}/en/read-news/999`,
    ].toSorted(),
  );

  await world.db.update(articles).set({ status: 'published' }).where(eq(articles.id, gone));
  await world.db
    .update(articleDetails)
    .set({ content: `<p>${links[0]}</p>` })
    .where(eq(articleDetails.articleId, linking));
  await world.db.update(articles).set({ version: 2 }).where(eq(articles.id, linking));
  await checkLinks(world.db, world.siteUrl);
  expect(waiting(await show())).toEqual([]);
});

/** The moment halfway to midnight in the company's time zone. */
function laterToday(): Date {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Pontianak');
  const midnight = now.add({ days: 1 }).startOfDay().epochMilliseconds;
  return new Date((Date.now() + midnight) / 2);
}

test('unpublished changes are named, and those that were not published when due', async () => {
  const waiter = await world.publish({ title: 'Waiting' });
  const late = await world.publish({ title: 'Late' });
  for (const id of [waiter, late]) await saveDraft(world.db, anyActor, id, { fields: { author: 'Sari' } });
  const publishAt = new Date('2090-01-01T02:00:00Z');
  await perform(world, scheduleDraft, { id: late, input: { publish_at: publishAt.toISOString() }, by: anyActor });
  await saveArticle(world.staleness, anyActor, late, { fields: { topic: 'sustainability' } });
  await publishDueDrafts(world.db, world.staleness, publishAt);
  const found = waiting(await show());
  expect(found).toContainEqual(['Waiting', `/backend/articles/draft/${waiter}`]);
  expect(found).toContainEqual(['Late', `/backend/articles/draft/${late}`]);
  expect(textOf(await show())).toContain('article whose changes were not published when due');
});

test('the own work is apart: drafts that the account began, reviews that it asked for or was asked, and what its language lacks', async () => {
  const people = await world.db.select().from(accounts);
  const as = async (roles: Role[]) => {
    const session = await world.signedIn(roles);
    const all = await world.db.select().from(accounts);
    const account = all.find(({ id }) => !people.some((known) => known.id === id));
    if (account) people.push(account);
    return { session, username: account?.username ?? '', id: account?.id ?? 0 };
  };
  const [writer, editor, translator] = [await as(['writer']), await as(['editor']), await as(['translator:en'])];
  const begun = await world.draft({ title: 'Begun', createdBy: writer.username });
  const asked = await world.draft({ title: { id: 'Asked' }, createdBy: writer.username });
  await world.draft({ title: 'Of another', createdBy: 'wati' });
  await world.publish({ title: { en: 'Not in Indonesian' } });
  await world.call('POST', `/api/backend/articles/${asked}/review`, { assignee_id: editor.id }, writer.session);
  const own = async ({ session }: { session: { cookie: string } }) => {
    const page = await world.html(endpoints.dashboard, 200, session);
    return page.querySelectorAll('#own-work li li a').map((link) => [textOf(link), link.getAttribute('href')]);
  };
  expect(await own(writer)).toEqual([
    ['AskedEnglish missing', `/backend/articles/edit/${asked}`],
    ['Begun', `/backend/articles/edit/${begun}`],
    ['Asked', `/backend/articles/review/${asked}`],
  ]);
  expect(await own(editor)).toEqual([['Asked', `/backend/articles/review/${asked}`]]);
  expect(await own(translator)).toEqual([['Asked', `/backend/articles/edit/${asked}`]]);
});
