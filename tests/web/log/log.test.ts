import { afterAll, afterEach, beforeAll, expect, spyOn, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { contactMessages } from '../../../src/db/schema/index.ts';
import { log, setLogLevel } from '../../../src/web/log/log.ts';
import { contactForm, withToken } from '../../support/forms.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
const lines: string[] = [];
const written = spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => void lines.splice(0));
afterAll(async () => {
  written.mockRestore();
  await world.close();
});

/** What the log writes of an error. */
function logged(error: unknown): Record<string, string> {
  log.error('planted', error);
  return JSON.parse(lines.at(-1) ?? '');
}

const failureOf = (query: ReturnType<typeof sql>) => world.db.execute(query).catch((error: unknown) => error);

test('of a contact form that cannot be stored no word is logged, not even behind a line that looks like a stack', async () => {
  await world.db.execute(sql`alter table contact_messages add constraint refuse_all check (id < 0) not valid`);
  world.expectErrors(1);
  // A pasted stack, and a line as the driver of the database writes it.
  const message = 'Pompa mati.\n    at pompa (/srv/kilang.js:12:3)\nparams: rahasia\n    at katup:4\nMohon bantuan.';
  const body = contactForm(await withToken(world, { message }));
  try {
    const answer = await world.handle('/api/contact/submit', { method: 'POST', body });
    expect(answer.status).toBe(500);
  } finally {
    await world.db.execute(sql`alter table contact_messages drop constraint refuse_all`);
  }
  expect(await world.db.$count(contactMessages)).toBe(0);
  const [failure] = world.log.events.filter(({ event }) => event === 'contact_failed');
  const line = logged(failure?.error);
  expect(Object.keys(line)).toEqual(['time', 'level', 'event', 'release', 'build', 'message', 'cause', 'stack']);
  expect(line.message).toStartWith('Failed query: insert into "contact_messages"');
  expect(line.cause).toBe('new row for relation "contact_messages" violates check constraint "refuse_all"');
  expect(line.stack).toContain('session.js:');
  // The driver has them all: its error quotes the whole row as a detail.
  expect(Bun.inspect(failure?.error)).toContain('Failing row contains');
  for (const value of ['Sari', '@example', '+62', 'Pompa', 'kilang.js', 'rahasia', 'katup', 'Mohon']) {
    expect(lines.join('')).not.toContain(value);
  }
});

test('a value that a constraint refuses is not logged, the name of the constraint is', async () => {
  await world.db.execute(sql`create table planted (email text constraint one_each unique)`);
  await world.db.execute(sql`insert into planted values ('sari@example.com')`);
  const error = await failureOf(sql`insert into planted values (${'sari@example.com'})`);
  await world.db.execute(sql`drop table planted`);
  expect(Bun.inspect(error)).toContain('Key (email)=(sari@example.com) already exists');
  expect(logged(error)).toMatchObject({
    message: 'Failed query: insert into planted values ($1)',
    cause: 'duplicate key value violates unique constraint "one_each"',
  });
  expect(lines.join('')).not.toContain('sari');
});

test.each([
  ['22P02', () => sql`select ${'sari@example.com'}::text::integer`],
  ['22003', () => sql`select ${'628123456789012345'}::text::integer`],
  ['22007', () => sql`select ${'sari@example.com'}::text::date`],
  ['42601', () => sql`select to_tsquery('simple', ${'sari & & example'}::text)`],
  ['P0001', () => sql.raw(`do $$ begin raise exception '%', 'sa' || 'ri'; end $$`)],
])('of a message of Postgres with code %s, which quotes values, only the code is logged', async (code, query) => {
  const error = (await failureOf(query())) as Error;
  expect(String(error.cause)).toMatch(/sari|6281/);
  const line = logged(error);
  expect(line.cause).toBe(`PostgresError ${code}`);
  expect(logged(error.cause)).toMatchObject({
    message: `PostgresError ${code}`,
    stack: expect.stringMatching(/^PostgresError: PostgresError \w{5}\n {4}at /),
  });
  expect(lines.join('')).not.toMatch(/sari|6281/);
});

test('an error around a failed query does not log its parameters as a cause', async () => {
  const error = await failureOf(sql`select ${'rahasia'}::text, 1 / 0`);
  expect(logged(new Error('The page failed', { cause: error }))).toMatchObject({
    message: 'The page failed',
    cause: 'Failed query: select $1::text, 1 / 0',
    stack: expect.stringContaining('log.test.ts'),
  });
  expect(logged(`${error}`).message).toBe('Error: Failed query: select $1::text, 1 / 0');
  expect(lines.join('')).not.toContain('rahasia');
});

test('the stack of an error whose message was changed is logged without frames, as they may be text', () => {
  const error = new Error('Failed query: select $1\nparams: rahasia\n    at katup:4');
  expect(error.stack).toContain('rahasia');
  error.message = 'Failed query: select $1';
  expect(logged(error).stack).toBe('Error: Failed query: select $1');
  error.message = '';
  expect(logged(error).stack).toBe('Error');
});

test('an error without a message is logged with its frames', () => {
  expect(logged(new TypeError())).toMatchObject({ message: '', stack: expect.stringMatching(/^TypeError\n {4}at /) });
});

test('lines below the level of LOG_LEVEL are not written', () => {
  const printed: string[] = [];
  const output = spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  try {
    setLogLevel('warn');
    log.info('below');
    log.warn('at');
    log.error('above', new Error('planted'));
  } finally {
    setLogLevel('info');
    output.mockRestore();
  }
  expect(printed.map((line) => JSON.parse(line).event)).toEqual(['at']);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['above']);
});
