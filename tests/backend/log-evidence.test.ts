import { expect, test } from 'bun:test';
import { unzipSync } from 'fflate';
import { endpoints } from '../../src/routes.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { tamper } from '../support/database/tampering.ts';
import { only, textOf } from '../support/html.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const said = async () => (await loggedEntries(world.db)).map(({ description }) => description);
const check = () => world.handle(endpoints.activityLogsVerify, { method: 'POST', headers: staff });

test('the screen shows the result of the last check', async () => {
  expect((await check()).status).toBe(303);
  const status = only(await world.html(endpoints.activityLogs, 200, staff), '[aria-label="Integrity of the log"]');
  expect(textOf(status)).toContain('Intact: 1 entry checked on');
  expect(await said()).toEqual(['Signed in', 'Checked the activity log: intact']);
});

test('the screen names the first wrong entry, and what not to do', async () => {
  await tamper(world.db, `update activity_logs set event = 'signedOut' where position = 1`);
  await check();
  const status = only(await world.html(endpoints.activityLogs, 200, staff), '[aria-label="Integrity of the log"]');
  expect(textOf(status)).toContain('Entry 1 (id 1) was changed after it was written.');
  expect(textOf(status)).toContain('Delete nothing.');
});

test('the export with proof holds every entry, a signed head for the last of them, and a page that asks no network', async () => {
  const answer = await world.handle(endpoints.activityLogsEvidence, { method: 'POST', headers: staff });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="activity-log.zip"');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(Object.keys(files)).toEqual(['verify.html', 'signed-heads.json', 'activity-log.jsonl']);
  const entries = text('activity-log.jsonl').trimEnd().split('\n');
  expect(entries.map((line) => JSON.parse(line).description)).toEqual([
    'Signed in',
    'Exported the activity log with its proof',
  ]);
  expect(JSON.parse(text('signed-heads.json'))).toMatchObject([{ position: 2 }]);
  const page = text('verify.html');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/https?:\/\/|src="|import\(/);
});

test('an export as CSV is written down', async () => {
  await world.handle(endpoints.activityLogsExport, { method: 'POST', headers: staff });
  expect(await said()).toEqual(['Signed in', 'Exported the activity log']);
});
