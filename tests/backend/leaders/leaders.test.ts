import { beforeEach, describe, expect, test } from 'bun:test';
import { asc } from 'drizzle-orm';
import { accounts, assets, leaders } from '../../../src/db/schema/index.ts';
import { lastEntry } from '../../support/application/command-site.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { leader, storeBoards } from '../../support/leaders.ts';
import { sentForm } from '../../support/sent-form.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const open = async (path: string) => sentForm(await world.html(path, 200, staff), 'main form.grid');

async function submit(path: string, sent: Record<string, string | string[]>) {
  const body = new URLSearchParams(
    Object.entries(sent).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const answer = await world.handle(path, { method: 'POST', body, headers: staff });
  return { status: answer.status, location: answer.headers.get('location'), page: parseHtml(await answer.text()) };
}

const names = async () =>
  (await world.db.select().from(leaders).orderBy(asc(leaders.board), asc(leaders.sortOrder))).map(({ name }) => name);
const summary = (page: ParsedPage) => page.querySelectorAll('[aria-labelledby="error-summary-title"] li').map(textOf);

describe('the list', () => {
  test('shows both boards with hidden members, their positions and portraits', async () => {
    await storeBoards(world.db);
    const page = await world.html('/backend/leaders', 200, staff);
    const rows = (board: string) =>
      page
        .querySelectorAll(`[aria-labelledby="${board}-title"] tbody tr td:first-child`)
        .map((cell) => cell.querySelectorAll('a, span').map(textOf).join(', '));
    expect(rows('commissioners')).toEqual(['Agus Mempawah, Commissioner', 'Dewi Ketapang, Commissioner']);
    expect(rows('directors')).toEqual([
      'Bima Sintang, President Director',
      'Ratna Sambas, Finance Director',
      'Yoga Sanggau, Finance Director',
    ]);
    expect(page.querySelectorAll('tbody tr').map((row) => textOf(row.querySelectorAll('td')[2]))).toEqual([
      ...['Visible', 'Visible', 'Visible', 'Visible', 'Hidden'],
    ]);
  });

  test('tells that the file of a portrait was deleted', async () => {
    await world.db.insert(leaders).values(leader({ portrait: '/assets/gone.jpg' }));
    expect(textOf(only(await world.html('/backend/leaders', 200, staff), 'tbody tr'))).toContain('File deleted');
  });

  test('moves a member without script, in no other direction than up and down', async () => {
    await storeBoards(world.db);
    expect((await submit('/backend/leaders/5/move', { direction: 'up' })).location).toBe('/backend/leaders');
    expect((await names()).slice(2)).toEqual(['Bima Sintang', 'Yoga Sanggau', 'Ratna Sambas']);
    await submit('/backend/leaders/3/move', { direction: 'sideways' });
    expect((await lastEntry(world.db))?.status).toBe('failed');
  });
});

describe('the form', () => {
  test('adds a member, hidden until the box is ticked', async () => {
    await storeBoards(world.db);
    const sent = await open('/backend/leaders/new');
    const { status, location } = await submit('/backend/leaders/new', {
      ...sent,
      board: 'directors',
      name: 'Lukas Sekayam',
      position: 'Direktur Operasi',
      position_en: 'Operations Director',
    });
    expect([status, location]).toEqual([303, '/backend/leaders']);
    const added = (await world.db.select().from(leaders)).find(({ name }) => name === 'Lukas Sekayam');
    expect(added).toMatchObject({ board: 'directors', sortOrder: 4, visible: false });
  });

  test('names every required field that is empty, and keeps the rest', async () => {
    const sent = await open('/backend/leaders/new');
    const { status, page } = await submit('/backend/leaders/new', { ...sent, biography: 'Insinyur.' });
    expect(status).toBe(422);
    expect(summary(page)).toEqual([
      'Full name: Is required',
      'Position, Indonesian: Is required',
      'Position, English: Is required',
    ]);
    expect(only(page, '[name="biography"]').text.trim()).toBe('Insinyur.');
    expect(await world.db.$count(leaders)).toBe(0);
  });

  test('refuses a portrait that is no stored picture', async () => {
    await world.db.insert(leaders).values(leader());
    const sent = await open('/backend/leaders/1');
    const { status, page } = await submit('/backend/leaders/1', { ...sent, portrait: '/assets/none.jpg' });
    expect(status).toBe(422);
    expect(summary(page)).toEqual(['Portrait: There is no such picture']);
  });

  test('refuses a box with a value that no browser sends', async () => {
    const sent = await open('/backend/leaders/new');
    const { status, page } = await submit('/backend/leaders/new', { ...sent, name: 'Lukas', visible: 'perhaps' });
    expect(status).toBe(422);
    expect(summary(page)[0]).toStartWith('Visible: ');
  });

  test('of a member that does not exist answers 404', async () => {
    expect(textOf(await world.html('/backend/leaders/7', 404, staff))).toContain('Member not found');
  });

  test('is in Indonesian for staff who chose it', async () => {
    await world.db.update(accounts).set({ language: 'id' });
    const page = await world.html('/backend/leaders/new', 200, staff);
    expect(textOf(only(page, 'h1'))).toBe('Tambah Anggota');
    expect(page.querySelectorAll('label').map(textOf)).toContain('Jabatan, bahasa Indonesia *');
  });

  test('is refused in the language of staff, and logged with the English words of the API', async () => {
    await world.db.update(accounts).set({ language: 'id' });
    await world.db.insert(leaders).values(leader());
    const sent = await open('/backend/leaders/1');
    const refused = async (changed: Record<string, string>) => {
      const { page } = await submit('/backend/leaders/1', { ...sent, ...changed });
      return [...summary(page), (await lastEntry(world.db))?.errorMessage];
    };
    expect(await refused({ name: '' })).toEqual(['Nama lengkap: Wajib diisi', 'Is required (name)']);
    expect((await refused({ portrait: '/assets/none.jpg' }))[1]).toBe('There is no such picture (portrait)');
    expect((await refused({ colour: 'red' }))[1]).toBe('Unknown field (colour)');
    await submit('/backend/leaders/1', { ...sent, name: 'Ratna Sari Sambas' });
    expect(await refused({ name: 'Ratna S.' })).toEqual(['Someone else saved this leader since you read it']);
  });
});

test('of two editors at the same member the second one gets the changes of the first merged into the form, and saves with the next attempt', async () => {
  await world.db.insert(leaders).values(leader());
  const [first, second] = [await open('/backend/leaders/1'), await open('/backend/leaders/1')];
  await submit('/backend/leaders/1', { ...first, name: 'Ratna Sari Sambas', position_en: 'CFO' });
  // The other editor has not changed the short biography, so it is no difference.
  const own = { position_en: 'Director of Finance', biography_en: 'Ratna leads the finances.' };
  const { status, page } = await submit('/backend/leaders/1', { ...second, ...own });
  expect(status).toBe(409);
  const differences = page.querySelectorAll('#conflict li').map((one) => one.querySelectorAll('h3, p').map(textOf));
  expect(differences).toEqual([
    ['Full name', 'Changed by the other person, and taken over:', 'Ratna Sari Sambas'],
    [
      'Position, English',
      'Both of you changed it. Stored now:',
      'CFO',
      'Yours, which the form holds and saving stores:',
      'Director of Finance',
    ],
  ]);
  const merged = sentForm(page, 'main form.grid');
  expect([merged.name, merged.position_en]).toEqual([['Ratna Sari Sambas'], ['Director of Finance']]);
  expect((await submit('/backend/leaders/1', merged)).status).toBe(303);
  expect((await world.db.select().from(leaders))[0]).toMatchObject({
    name: 'Ratna Sari Sambas',
    positionEn: 'Director of Finance',
  });
});

test('deletion asks first', async () => {
  await world.db.insert(leaders).values(leader());
  const page = await world.html('/backend/leaders/1/delete', 200, staff);
  expect(textOf(page)).toContain('Are you sure you want to delete Ratna Sambas?');
  expect((await submit('/backend/leaders/1/delete', {})).status).toBe(303);
  expect(await world.db.$count(leaders)).toBe(0);
});

describe('an asset that is a portrait', () => {
  beforeEach(async () => {
    const path = '/assets/ratna-0123456789abcdef-900x1200.jpg';
    await world.db
      .insert(assets)
      .values({ name: 'Potret', filename: 'r.jpg', path, category: 'news', mediaType: 'image' });
    await world.db.insert(leaders).values(leader({ portrait: path }));
  });

  test('counts as used, and is taken out of the portrait before it is deleted', async () => {
    const page = await world.html('/backend/assets/1', 200, staff);
    expect(only(page, 'a[href="/backend/leaders/1"]').text).toBe('Ratna Sambas');
    expect((await submit('/backend/assets/1/delete', {})).status).toBe(200);
    expect(await world.db.$count(assets)).toBe(1);
    expect((await submit('/backend/assets/1/delete?in_use=unlink', {})).status).toBe(303);
    expect(await world.db.$count(assets)).toBe(0);
    expect((await world.db.select().from(leaders))[0]?.portrait).toBeNull();
  });
});
