import { expect, test } from 'bun:test';
import { setImmediate as turnEnded } from 'node:timers/promises';
import { withRequestScope, withTimeLimit } from '../src/db/request-scope.ts';
import { Jobs } from '../src/domain/jobs.ts';
import { asStaff, currentStaff, type Staff } from '../src/domain/rights/staff.ts';
import { leaderWords } from '../src/i18n/backend/leaders.words.ts';
import { routes } from '../src/routes.ts';
import { MissingAddresses } from '../src/web/log/missing-addresses.ts';
import { PageCache } from '../src/web/pages/page-cache.ts';
import { PageServer } from '../src/web/pages/page-server.tsx';
import { publicPage } from '../src/web/pages/public-page.ts';
import { startProcess } from '../src/workers/supervised-process.ts';
import { CollectedLog } from './support/log.ts';

const ratna: Staff = { id: 7, username: 'ratna', roles: ['editor'], language: 'id' };
const wayan: Staff = { id: 8, username: 'wayan', roles: ['writer'], language: 'en' };

test('a request knows its account and its language, also after it has waited', async () => {
  const read = async () => {
    const before = leaderWords.save;
    await turnEnded();
    return [currentStaff().username, before, leaderWords.deleteQuestion({ name: 'X' })];
  };
  expect(await Promise.all([asStaff(ratna, read), asStaff(wayan, read)])).toEqual([
    ['ratna', 'Simpan perubahan', 'Anda yakin ingin menghapus X?'],
    ['wayan', 'Save changes', 'Are you sure you want to delete X?'],
  ]);
});

test('a request knows its account also where the database counts for it or has its own time', async () => {
  const name = () => withTimeLimit(1000, () => currentStaff().username);
  expect(await asStaff(ratna, () => withRequestScope(async () => name()))).toBe('ratna');
});

test('words called with a language are those of that language', () => {
  expect(asStaff(ratna, () => leaderWords('en').save)).toBe('Save changes');
});

test('outside of requests there is neither account nor language', () => {
  expect(() => currentStaff()).toThrow('There is no signed-in account here');
  expect(() => leaderWords.save).toThrow('There is no language here');
});

test('a page that visitors share has the language of its address, and fails when it reads an account', async () => {
  for (const waits of [false, true]) {
    let title = '';
    const load = async () => {
      if (waits) await turnEnded();
      title = leaderWords.save;
      throw new Error(`This page has read ${currentStaff().username}`);
    };
    const cache = new PageCache(1024 * 1024, {});
    const log = new CollectedLog();
    const pages = new PageServer({
      cache,
      siteUrl: 'http://localhost',
      log,
      missingAddresses: new MissingAddresses(log),
      staffOf: async () => undefined,
    });
    pages.plugin([publicPage(routes.home.index, load)]);
    const filled = asStaff(ratna, () => pages.fill('/en'));
    await expect(filled).rejects.toThrow('A page that visitors share must not depend on the');
    expect(title).toBe('Save changes');
  }
});

test('jobs and processes that a request starts know nothing of it', async () => {
  const seen = Promise.withResolvers<unknown>();
  const work = async () => void currentStaff();
  const jobs = new Jobs((_name, error) => seen.resolve(error));
  asStaff(ratna, () => jobs.every('hour', 'test.run', work));
  expect(String(await seen.promise)).toContain('There is no signed-in account here');
  expect(() => asStaff(ratna, () => startProcess(currentStaff))).toThrow('The process could not be started.');
  await jobs.stop();
});
