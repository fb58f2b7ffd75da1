import { afterAll, test } from 'bun:test';
import { endpoints } from '../../src/routes.ts';
import { sentForm } from '../../tests/support/sent-form.ts';
import { lastingWorld } from '../../tests/support/world.ts';

// One save of an article through the form, the API or, to compare with, not at all. Run by `save-path.ts`.
const { SAVE: way = 'none', STATEMENTS: path = '' } = process.env;
const statements: string[] = [];
const world = await lastingWorld();
afterAll(() => Bun.write(path, JSON.stringify(statements)));

type Session = { logger: object; options: { logger?: object } };

test(`saves through ${way}`, async () => {
  const staff = await world.signedIn();
  const id = await world.publish({ title: { id: 'Judul', en: 'Title' }, author: 'Desk', content: '<p>First.</p>' });
  const address = `${endpoints.articleEdit}/${id}`;
  const form = sentForm(await world.html(address, 200, staff), 'form[data-article-form]');
  // Drizzle has no public way to change the logger of a database that is open.
  const { session } = world.db._ as unknown as { session: Session };
  session.logger = { logQuery: (statement: string) => statements.push(statement) };
  session.options.logger = session.logger;
  const url = way === 'api' ? `${endpoints.apiStaffArticles}/${id}` : address;
  const asJson = { ...staff, 'content-type': 'application/json' };
  if (way === 'form') {
    const body = new URLSearchParams(Object.entries(form).flatMap(([name, all]) => all.map((one) => [name, one])));
    body.set('author', 'Sari');
    body.append('intent', 'publish');
    await expectStatus(303, world.handle(url, { method: 'POST', body, headers: staff }));
  } else if (way === 'api') {
    const body = JSON.stringify({ author: 'Sari', version: 1 });
    await expectStatus(200, world.handle(url, { method: 'PUT', body, headers: asJson }));
  }
  // What is done after the answer is not part of the save.
  session.logger = { logQuery: () => {} };
});

async function expectStatus(status: number, answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  if (answer.status !== status) throw new Error(`It was answered with ${answer.status}: ${await answer.text()}`);
}
