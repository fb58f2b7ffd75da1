import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectPlainly } from '../../src/db/client.ts';
import { release } from '../../src/release.ts';
import { endpoints } from '../../src/routes.ts';
import { schemaOf } from '../../tests/support/database/schema.ts';
import { makeEmptyDatabase } from '../../tests/support/databases.ts';
import { uploads } from '../../tests/support/files/asset-files.ts';
import { runProgram, settingsOf, startServer } from '../../tests/support/processes.ts';
import { signIn } from '../sign-in.ts';

// Records the schema and a backup of this release, which the tests of later releases start from: bun run release:record
const folder = join('tests/fixtures/releases', release);
const place = await makeEmptyDatabase();
const account = { username: 'operator', password: 'a password of the record' };
const server = await startServer(place, {
  SEED: 'demo',
  ADMIN_USERNAME: account.username,
  ADMIN_PASSWORD: account.password,
});
try {
  const cookie = await signIn(server.address, account);
  const call = async (method: string, path: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(server.address + path, {
      method,
      body: isForm ? body : JSON.stringify(body),
      headers: { cookie, ...(!isForm && { 'content-type': 'application/json' }) },
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  const article = { category: 'news', status: 'published', published_at: '2026-01-31T02:00:00Z' };
  const detail = { language: 'en', title: 'Recorded', slug: 'recorded', content: '<p>One</p>' };
  const { id } = await call('POST', endpoints.apiStaffArticles, { article, details: [detail] });
  const edited = `${endpoints.apiStaffArticles}/${id}/details/en`;
  for (const content of ['<p>One, two</p>', '<p>One, two, three</p>'])
    await call('PUT', edited, { ...detail, content });
  await call(
    'POST',
    endpoints.apiStaffAssets,
    formOf({
      file: await uploads.jpeg('recorded.jpg', { width: 40, height: 30 }),
      media_type: 'image',
      category: 'news',
      name: 'Recorded',
    }),
  );
  await call(
    'POST',
    endpoints.contactSubmit,
    formOf({
      name: 'Sari',
      email: 'sari@example.com',
      phone: '+62 812 3456 7890',
      subject: 'kemitraan',
      message: 'Recorded message.',
      language: 'en',
    }),
  );
  await call('POST', endpoints.baikSubmit, formOf({ report: 'Recorded report.', anonymous: '1', language: 'en' }));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const words = ['backup', join(folder, 'backup.tar'), '--unencrypted'];
  const { code, errors } = await runProgram(
    [process.execPath, 'src/server.ts', ...words],
    settingsOf(place),
    process.cwd(),
  ).end();
  if (code !== 0) throw new Error(errors);
} finally {
  await server.stop();
}
const { sql, close } = await connectPlainly(place);
writeFileSync(join(folder, 'schema.txt'), `${(await schemaOf(sql)).join('\n')}\n`);
await close();
await place.remove();

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
