import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExecutable } from '../../scripts/build/executable.ts';
import { publishVariants } from '../../scripts/build/pictures.ts';
import { buildName, manifest } from '../../src/manifest.ts';
import { endpoints, href, routes } from '../../src/routes.ts';
import { variantsByAddress } from '../../src/workers/pictures/variant.ts';
import { type FreshDatabase, makeDatabase, makeDirectory } from '../support/databases.ts';
import { type Said, uploadForm, uploads } from '../support/files/asset-files.ts';
import { sampled } from '../support/long-run.ts';
import { listening, type RunningServer, runProgram, settingsOf } from '../support/processes.ts';
import { canHaveOwnVolume, onOwnVolume } from '../support/servers/own-volume.ts';
import { slow } from '../support/slow.ts';

const administrator = { ADMIN_USERNAME: 'operator', ADMIN_PASSWORD: 'a password of the executable' };

/** A folder with only the executable, so that neither checkout nor packages can be used. */
let folder: string;
let place: FreshDatabase;
let site: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'executable-'));
  place = await makeDatabase();
  // Only pictures used by the tests; encoding all takes minutes.
  const variants = variantsByAddress(manifest().pictures);
  const asked = new Set(Object.values(manifest().pictures).map(({ jpeg }) => jpeg));
  await publishVariants([...variants].filter(([address]) => asked.has(address)).map(([, variant]) => variant));
  await buildExecutable(join(folder, 'site'));
  site = await listening((env) => runProgram([join(folder, 'site')], env, folder), {
    ...settingsOf(place),
    ...administrator,
    SEED: 'demo',
  });
}, 2 * slow);
afterAll(async () => {
  await site.stop();
  await place.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('the executable in a separate folder', () => {
  test('serves the site with its scripts, styles, pictures and documents', async () => {
    const answer = await fetch(site.address + href(routes.home.index, 'en'));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const files = [...html.matchAll(/(?:href|src)="(\/static\/[^"#]+)/g)].map(([, path]) => path ?? '');
    expect(files.length).toBeGreaterThan(5);
    for (const file of [...new Set(files), '/assets/laporan-tahunan-2024.pdf']) {
      expect([file, (await fetch(site.address + file)).status]).toEqual([file, 200]);
    }
  });

  test('holds its program with one byte for each character', async () => {
    const program = Buffer.from(await Bun.file(join(folder, 'site')).arrayBuffer());
    expect(program.includes('picture_not_encoded')).toBe(true);
    expect(program.includes(Buffer.from('picture_not_encoded', 'utf16le'))).toBe(false);
  });

  test('finds news, which needs the data files of the embedded database', async () => {
    const { total } = await (await fetch(`${site.address}${endpoints.search}?q=bauxit&language=en`)).json();
    expect(total).toBeGreaterThan(0);
  });

  test('answers a form of the report channel by a process of its own', async () => {
    const form = new FormData();
    form.set('receipt', '000 000 000 000 000 000');
    const mailbox = site.address + href(routes.baik.mailbox, 'en');
    const answer = await fetch(mailbox, { method: 'POST', body: form, redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('The mailbox is not open.');
  });

  test('creates picture variants and measures a PDF', async () => {
    const staff = await signIn();
    const { thumbnail } = await upload(staff, await uploads.jpeg('kilang.jpg', { width: 900, height: 600 }));
    expect(thumbnail).toEndWith('.avif');
    expect((await fetch(site.address + thumbnail)).status).toBe(200);
    const document = await upload(staff, await uploads.pdf(), { category: 'reports', media_type: 'document' });
    expect(document.pages).toBeGreaterThan(3);
  });

  test("supports the operator's commands", async () => {
    const { code, errors } = await runProgram([join(folder, 'site'), 'account'], settingsOf(place), folder).end();
    expect([code, errors]).toEqual([2, expect.stringContaining('account create')]);
    const { stdout } = Bun.spawnSync([join(folder, 'site'), '--licenses'], { cwd: folder });
    expect(stdout.toString()).toContain('PDFium Authors');
  });

  test.skipIf(!canHaveOwnVolume)(
    'says in one sentence that TMPDIR can hold no programs, and its release and help all the same',
    async () => {
      const data = makeDirectory();
      const temporary = join(data.path, 'tmp');
      mkdirSync(temporary);
      const runHere = async (options: string, words: string[], prepare = 'true') => {
        const volume = onOwnVolume(options, `export TMPDIR="$DATA_DIR/tmp" && ${prepare}`, 'tmp');
        const settings = { ...settingsOf(place), DATA_DIR: data.path };
        const program = runProgram([...volume, join(folder, 'site'), ...words], settings, folder);
        const said = await program.nextLine();
        return { said, ...(await program.end()) };
      };
      const refusal = (reason: string) => ({
        said: undefined,
        code: 1,
        errors:
          `The folder ${temporary} (TMPDIR) cannot hold programs: ${reason}. The site loads parts of itself from there: ` +
          'choose another folder as TMPDIR, then start again.\n',
      });
      for (const words of sampled([[], ['check'], ['account', 'list']], 0)) {
        expect(await runHere('noexec', words)).toEqual(refusal('its volume forbids to run programs (noexec)'));
      }
      expect(await runHere('ro', [])).toEqual(refusal('its volume is mounted read-only'));
      const fill = 'dd if=/dev/zero of="$TMPDIR/other" bs=1k count=200 status=none';
      expect(await runHere('size=256k', [], fill)).toEqual(refusal('it is full'));
      expect(await runHere('noexec', ['--version'])).toEqual({
        said: `1.1.0 (build ${buildName()})`,
        code: 0,
        errors: '',
      });
      const helps = [
        [['serve', '--help'], 'Usage: serve'],
        [['--help'], 'Usage: [command] [options]'],
      ] as const;
      for (const [words, said] of sampled(helps, 0)) {
        expect(await runHere('noexec', [...words])).toMatchObject({ said, code: 0, errors: '' });
      }
      data.remove();
    },
  );
});

async function signIn(): Promise<{ cookie: string }> {
  const answer = await fetch(`${site.address}/api/backend/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: administrator.ADMIN_USERNAME, password: administrator.ADMIN_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

type Uploaded = { thumbnail: string; pages: number };

async function upload(staff: { cookie: string }, file: File, said?: Said): Promise<Uploaded> {
  const body = uploadForm(file, said);
  const answer = await fetch(`${site.address}/api/backend/assets`, { method: 'POST', headers: staff, body });
  expect(answer.status).toBe(201);
  return answer.json();
}
