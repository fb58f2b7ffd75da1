import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { activityLogs, baikRecipients } from '../../../src/db/schema/index.ts';
import { createDemoRecipient, isDemonstration, removeDemoRecipients } from '../../../src/seed/demo-recipient.ts';
import { post, recipient, staff, submit, write } from '../../support/baik.ts';
import { only, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const onionAddress = 'http://duckduckgogg42xjoc72x3sjasowoarfbgcmvfimaftt6twagswzczad.onion';

const world = await freshWorld({ isDemo: true, onionAddress });

test.each([
  ['demo', 'http://localhost:3000', true],
  ['demo', 'http://127.0.0.1:3000', true],
  ['demo', 'http://[::1]:3000', true],
  ['none', 'http://localhost:3000', false],
  ['demo', 'https://www.example.com', false],
  ['demo', 'http://localhost.example.com', false],
  ['demo', 'http://10.0.0.5', false],
  ['demo', 'http://127.example.com', false],
] as const)('SEED=%s at %s is a demonstration: %p', (seed, siteUrl, expected) => {
  expect(isDemonstration({ seed, siteUrl })).toBe(expected);
});

describe('a demonstration', () => {
  test('opens the channel for its first account, whose passphrase unlocks the reports', async () => {
    const { cookie } = await staff(world, 'admin');
    const demo = await createDemoRecipient(world.db);
    expect(demo).toEqual({ username: 'admin', passphrase: expect.stringMatching(/^[a-z]+( [a-z]+){5}$/) });
    expect((await submit(world)).status).toBe(200);
    const passphrase = demo?.passphrase ?? '';
    expect((await write(world, cookie, '/backend/baik/unlock', { passphrase })).status).toBe(303);
    // A later start makes no second one.
    expect(await createDemoRecipient(world.db)).toBeUndefined();
  });

  test.each([
    ['/id/budaya-baik', 'Ini hanya contoh'],
    ['/en/baik-culture', 'This is a demonstration'],
  ])('says so at %s above the first field', async (path, title) => {
    await recipient(world);
    const html = (await world.html(path)).toString();
    expect(html).toContain(title);
    expect(html.indexOf('data-demo')).toBeGreaterThan(html.indexOf('id="form"'));
    expect(html.indexOf('data-demo')).toBeLessThan(html.indexOf('<fieldset'));
    expect(html.indexOf('data-demo')).toBeLessThan(html.indexOf('id="baik-anonymous"'));
  });

  test('says so above a form with mistakes as well', async () => {
    await recipient(world);
    expect(await (await post(world, { report: '' })).text()).toContain('Ini hanya contoh');
  });

  test('leaves no recipient when the site is started as anything else, and the log says so', async () => {
    await staff(world, 'admin');
    await createDemoRecipient(world.db);
    expect(await removeDemoRecipients(world.db)).toBe(true);
    const [row] = await world.db.select().from(baikRecipients);
    expect(row).toMatchObject({ status: 'removed', wrappedKey: null, passphraseSalt: null });
    expect((await submit(world)).status).toBe(503);
    const removed = eq(activityLogs.event, 'report recipient.demonstrationEnded');
    expect(await world.db.$count(activityLogs, removed)).toBe(1);
    expect(await removeDemoRecipients(world.db)).toBe(false);
  });

  test('keeps recipients who were set up by people', async () => {
    await recipient(world);
    expect(await removeDemoRecipients(world.db)).toBe(false);
    expect((await submit(world)).status).toBe(200);
  });
});

describe('an onion address', () => {
  test.each(['/id/budaya-baik', '/en/baik-culture/values'])('is offered to Tor Browser at %s', async (path) => {
    expect((await world.get(path)).headers.get('onion-location')).toBe(`${onionAddress}${path}`);
  });

  test('is named on the page, and on no other page', async () => {
    await recipient(world);
    expect(textOf(only(await world.html('/en/baik-culture'), '#limits'))).toContain(onionAddress);
    expect((await world.get('/en/contact')).headers.has('onion-location')).toBe(false);
  });
});
