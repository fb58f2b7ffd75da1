import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { accounts, sessions, unsaved } from '../../../src/db/schema/index.ts';
import { endpoints } from '../../../src/routes.ts';
import { storeMessage } from '../../support/contact-messages.ts';
import { startGraph } from '../../support/graph/graph.ts';
import { textOf } from '../../support/html.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
const staff = staffOf(world);

const key = 'aaaaaaaa-0000-4000-8000-000000000000';
const typed = { subject: 'Re: Alumina', body: 'Half a reply' };
let message: string;
beforeEach(async () => {
  message = `${endpoints.messages}/${await storeMessage(world.db)}`;
});

const open = () => world.db.$count(unsaved, eq(unsaved.done, false));
const put = async (place: string, fields: Record<string, string>, seq = 0) => {
  const body = { place, base: null, seq, fields: Object.entries({ ...fields, submission_key: key }) };
  return world.call('PUT', `${endpoints.apiUnsaved}/text-of-mail`, body, { cookie: staff.cookie });
};
const post = (path: string, fields: Record<string, string>) =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie: staff.cookie } });

describe('unsaved text of a reply', () => {
  const place = () => `${message}/reply`;
  const show = (cookie = staff.cookie) => world.html(message, 200, { cookie });
  const form = async () => sentForm(await show(), `form[action="${place()}"][method="post"]`);

  test('is continued by the form for its writer, with the key of its first attempt, until it is sent', async () => {
    expect(textOf(await show())).not.toContain('This form holds your unsaved text');
    await put(place(), typed);
    const page = await show();
    expect(textOf(page)).toContain('This form holds your unsaved text from');
    const sent = { body: [typed.body], submission_key: [key], unsaved: ['text-of-mail'] };
    expect(await form()).toMatchObject(sent);
    expect((await show((await world.signedIn()).cookie)).toString()).not.toContain(typed.body);
    expect(textOf(await world.html(endpoints.dashboard, 200, staff))).toContain(`Form for ${place()}`);

    expect((await post(place(), { ...typed, submission_key: key, unsaved: 'text-of-mail' })).status).toBe(303);
    expect((await put(place(), typed, 1)).status).toBe(410);
    expect(await form()).toMatchObject({ body: [''], unsaved: [''] });
  });

  test('stays readable for its writer who may not send it any more', async () => {
    await put(place(), typed);
    await world.db.update(accounts).set({ roles: ['writer'] });
    expect(textOf(await world.html(message, 403, staff))).toContain(typed.body);
  });

  test('stays while the form is refused', async () => {
    await put(place(), typed);
    const refused = await post(place(), { ...typed, subject: '', unsaved: 'text-of-mail' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('value="text-of-mail"');
    expect(await open()).toBe(1);
  });

  test('is what was sent with an expired session', async () => {
    const expired = { lastSeenAt: new Date(Date.now() - 61 * 60_000) };
    const before = await world.db.select().from(sessions);
    await world.db.update(sessions).set(expired);
    await post(place(), { ...typed, submission_key: key });
    await world.db.update(sessions).set({ lastSeenAt: before[0]?.lastSeenAt ?? new Date() });
    expect(await form()).toMatchObject({ body: [typed.body] });
    expect(await open()).toBe(1);
  });
});
