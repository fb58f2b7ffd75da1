import { makeKeyPair } from '../../../src/domain/baik/sealing/sealing.ts';
import { actorOf } from '../accounts/passkeys.ts';
import { staff as colleague, fingerprint, joinAs, keyWith, pageOf, recipient, screen, submit, write } from '../baik.ts';
import { revealing } from '../files/files-with-metadata.ts';
import { only } from '../html.ts';
import type { World } from '../world.ts';
import { formOf, type Staff, type WriteScenario, writeTo } from './scenario.ts';

const root = '/backend/baik';
const passphrase = 'lima kata acak yang panjang';

export const writes: WriteScenario[] = [
  on('unlock', async (world, staff) => ({ key: (await become(world, staff)).identity })),
  on('lock', async () => ({})),
  on('recipients/join', async () => keyWith(passphrase)),
  on('recipients/recovery', async (world, staff) => {
    await unlockReports(world, staff);
    return { recovery_key: '' };
  }),
  on('recipients/passphrase', async (world, staff) => {
    await write(world, staff.cookie, `${root}/recipients/join`, keyWith(passphrase));
    const next = 'enam kata lain yang panjang';
    return { passphrase: next, passphrase_again: next };
  }),
  on('recipients/public-name', async (world, staff) => {
    await unlockReports(world, staff);
    return { name: 'Rini, Audit', group: 'Audit' };
  }),
  on('recipients/:id/admit', async (world, staff) => {
    await unlockReports(world, staff);
    return { id: '2', fingerprint: await fingerprint(world, await recipient(world, 'budi')) };
  }),
  on('approvals/:id', async (world, staff) => {
    const recovery = await makeKeyPair();
    await unlockReports(world, staff, recovery.publicKey);
    const other = await colleague(world, 'budi');
    await write(world, other.cookie, `${root}/unlock`, { key: recovery.identity });
    return { id: '1', fingerprint: '' };
  }),
  on('approvals/:id/cancel', async (world, staff) => {
    await unlockReports(world, staff);
    const budi = await recipient(world, 'budi');
    await write(world, staff.cookie, `${root}/recipients/2/admit`, { fingerprint: await fingerprint(world, budi) });
    return { id: '1' };
  }),
  on('recipients/:id/remove', async (world, staff) => {
    await unlockReports(world, staff);
    return { id: '1' };
  }),
  inCase('message', { text: 'Terima kasih' }),
  inCase('status', { status: 'under_review' }),
  inCase('note', { note: 'Periksa kuitansi Mei' }),
  inCase('assign', { to: '' }),
  inCase('hand-over', { reason: 'Konflik kepentingan', 'to-1': '1' }),
  inCase('hold', { hold: '1', reason: 'Diminta pengadilan' }),
  inCase('export', { to: '' }),
  inCase('sealed', { to: '' }),
  {
    route: 'POST /backend/baik/cases/:id/files/:file/original',
    inCase: true,
    prepare: async (world, staff) => {
      await unlockReports(world, staff);
      await submit(world, { files: 'original' }, [await revealing.jpeg('Budi')]);
      const page = await pageOf(await screen(world, staff.cookie, `${root}/cases/1`));
      const path = only(page, 'a[href$="/original"]').getAttribute('href') ?? '';
      return { path, init: formOf({ reason: 'Dasar pemeriksaan' }) };
    },
  },
  { ...writeTo('POST /backend/baik/cases/:id/erase', closedCase), inCase: true },
];

/** A form of the channel; `prepare` makes what it needs, and returns its fields and the `:id` of its address. */
function on(form: string, prepare: (world: World, staff: Staff) => Promise<Record<string, string>>): WriteScenario {
  return {
    route: `POST ${root}/${form}`,
    prepare: async (world, staff) => {
      const { id = '', ...fields } = await prepare(world, staff);
      return { path: `${root}/${form.replace(':id', id)}`, init: formOf(fields) };
    },
  };
}

/** A form of a case that the session can open. */
function inCase(form: string, fields: Record<string, string>): WriteScenario {
  return { ...writeTo(`POST /backend/baik/cases/:id/${form}`, openCase, formOf(fields)), inCase: true };
}

async function become(world: World, staff: Staff, recovery?: string) {
  return joinAs(world, await actorOf(world, staff), recovery);
}

async function unlockReports(world: World, staff: Staff, recovery?: string): Promise<void> {
  await write(world, staff.cookie, `${root}/unlock`, { key: (await become(world, staff, recovery)).identity });
}

/** A case that this session can open; the tables are emptied for each test. */
async function openCase(world: World, staff: Staff): Promise<number> {
  await unlockReports(world, staff);
  await submit(world);
  return 1;
}

async function closedCase(world: World, staff: Staff): Promise<number> {
  const id = await openCase(world, staff);
  await write(world, staff.cookie, `${root}/cases/${id}/status`, { status: 'closed', reason: 'duplicate' });
  return id;
}
