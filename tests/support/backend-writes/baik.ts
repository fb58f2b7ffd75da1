import { resumeSession } from '../../../src/domain/accounts/sessions.ts';
import { joinRecipients } from '../../../src/domain/baik/recipient-commands.ts';
import { makeOfflineKey } from '../../../src/domain/baik/recipient-keys.ts';
import { makeKeyPair } from '../../../src/domain/baik/sealing/sealing.ts';
import { staff as colleague, fingerprint, recipient, screen, submit, write } from '../baik.ts';
import { revealing } from '../files-with-metadata.ts';
import { only, parseHtml } from '../html.ts';
import type { World } from '../world.ts';
import { formOf, type WriteScenario } from './scenario.ts';

const root = '/backend/baik';
const passphrase = 'lima kata acak yang panjang';
const join = formOf({ kind: 'passphrase', passphrase, passphrase_again: passphrase });

type Staff = { cookie: string };

export const writes: WriteScenario[] = [
  {
    route: 'POST /backend/baik/unlock',
    prepare: async (world, staff) => ({
      path: `${root}/unlock`,
      init: formOf({ key: await becomeRecipient(world, staff) }),
    }),
  },
  { route: 'POST /backend/baik/lock', prepare: async () => ({ path: `${root}/lock` }) },
  {
    route: 'POST /backend/baik/recipients/join',
    prepare: async () => ({ path: `${root}/recipients/join`, init: join }),
  },
  {
    route: 'POST /backend/baik/recipients/recovery',
    prepare: async (world, staff) => {
      await unlockReports(world, staff);
      return { path: `${root}/recipients/recovery`, init: formOf({ recovery_key: '' }) };
    },
  },
  {
    route: 'POST /backend/baik/recipients/passphrase',
    prepare: async (world, staff) => {
      await write(world, staff.cookie, `${root}/recipients/join`, {
        kind: 'passphrase',
        passphrase,
        passphrase_again: passphrase,
      });
      const next = 'enam kata lain yang panjang';
      return { path: `${root}/recipients/passphrase`, init: formOf({ passphrase: next, passphrase_again: next }) };
    },
  },
  {
    route: 'POST /backend/baik/recipients/public-name',
    prepare: async (world, staff) => {
      await unlockReports(world, staff);
      return { path: `${root}/recipients/public-name`, init: formOf({ name: 'Rini, Audit', group: 'Audit' }) };
    },
  },
  {
    route: 'POST /backend/baik/recipients/:id/admit',
    prepare: async (world, staff) => {
      await unlockReports(world, staff);
      const budi = await recipient(world, 'budi');
      return {
        path: `${root}/recipients/2/admit`,
        init: formOf({ fingerprint: await fingerprint(world, budi) }),
      };
    },
  },
  {
    route: 'POST /backend/baik/approvals/:id',
    prepare: async (world, staff) => {
      const recovery = await makeKeyPair();
      await unlockReports(world, staff, recovery.publicKey);
      const other = await colleague(world, 'budi');
      await write(world, other.cookie, `${root}/unlock`, { key: recovery.identity });
      return { path: `${root}/approvals/1`, init: formOf({ fingerprint: '' }) };
    },
  },
  {
    route: 'POST /backend/baik/approvals/:id/cancel',
    prepare: async (world, staff) => {
      await unlockReports(world, staff);
      const budi = await recipient(world, 'budi');
      await write(world, staff.cookie, `${root}/recipients/2/admit`, { fingerprint: await fingerprint(world, budi) });
      return { path: `${root}/approvals/1/cancel` };
    },
  },
  {
    route: 'POST /backend/baik/recipients/:id/remove',
    prepare: async (world, staff) => {
      await unlockReports(world, staff);
      return { path: `${root}/recipients/1/remove` };
    },
  },
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
      const page = parseHtml(await (await screen(world, staff.cookie, `${root}/cases/1`)).text());
      return {
        path: only(page, 'a[href$="/original"]').getAttribute('href') ?? '',
        init: formOf({ reason: 'Dasar pemeriksaan' }),
      };
    },
  },
  {
    route: 'POST /backend/baik/cases/:id/erase',
    inCase: true,
    prepare: async (world, staff) => {
      const id = await openCase(world, staff);
      await write(world, staff.cookie, `${root}/cases/${id}/status`, { status: 'closed', reason: 'duplicate' });
      return { path: `${root}/cases/${id}/erase` };
    },
  },
];

/** A form of a case that the session can open. */
function inCase(form: string, fields: Record<string, string>): WriteScenario {
  return {
    route: `POST /backend/baik/cases/:id/${form}`,
    inCase: true,
    prepare: async (world, staff) => ({
      path: `${root}/cases/${await openCase(world, staff)}/${form}`,
      init: formOf(fields),
    }),
  };
}

/** Returns the private key. */
async function becomeRecipient(world: World, { cookie }: Staff, recovery?: string): Promise<string> {
  const actor = await resumeSession(world.db, cookie.slice('__Host-session='.length));
  if (!actor) throw new Error('Nobody is signed in.');
  const { identity, publicKey } = await makeKeyPair();
  await joinRecipients(world.db, actor, {
    kind: 'offline',
    noticeAddress: null,
    ...(await makeOfflineKey(publicKey)),
    ...(recovery ? { recovery } : {}),
  });
  return identity;
}

async function unlockReports(world: World, staff: Staff, recovery?: string): Promise<void> {
  await write(world, staff.cookie, `${root}/unlock`, { key: await becomeRecipient(world, staff, recovery) });
}

/** A case that this session can open; the tables are emptied for each test. */
async function openCase(world: World, staff: Staff): Promise<number> {
  await unlockReports(world, staff);
  await submit(world);
  return 1;
}
