import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import type { RunningServer } from '../../tests/support/processes.ts';
import { Crowd } from './crowd.ts';
import { look } from './found.ts';
import { enter, Place, signIn } from './place.ts';
import type { Outcome } from './report.ts';
import type { Site, Write } from './writes.ts';

/** Number of writes during each fault. */
export type Scale = { writes: number; random: () => number };

type Scenario = (scale: Scale) => Promise<Outcome>;

/** Maximum response time during a database fault in milliseconds, above the client's deadline. */
const maxAnswerInMilliseconds = 10_000;
/** Maximum time from the end of a fault to the first acknowledged write, in milliseconds. */
const maxRecoveryInMilliseconds = 2000;

/** All faults by name. */
export const scenarios: Record<string, Scenario> = {
  'kill -9': ({ writes, random }) =>
    at('kill -9', async (place) => {
      let server = await place.start();
      const first = await enter(server.address, writes);
      let site = Promise.resolve(first);
      const crowd = new Crowd(writes, () => site);
      let kills = 0;
      while (crowd.isBusy) {
        await sleep(300 + random() ** 2 * 9000);
        if (!crowd.isBusy) break;
        kills += 1;
        const killed = place.kill(server);
        site = killed
          .then(() => place.start())
          .then(async (next) => {
            server = next;
            return { ...first, address: next.address, cookie: await signIn(next.address) };
          });
        await site;
      }
      return { writes: await crowd.finished(), complaints: [], note: `${kills} kills` };
    }),

  'database stopped': (scale) => databaseFault('stopped', scale),
  'database frozen': (scale) => databaseFault('frozen', scale),
  'database slow': (scale) => databaseFault('slow', scale),

  'two nodes, one killed': ({ writes, random }) =>
    at('two nodes, one killed', async (place) => {
      const [doomed, other] = await Promise.all([place.start(), place.start()]);
      const site = await enter(other.address, writes);
      let isAlive = true;
      let turn = 0;
      const crowd = new Crowd(writes, () => {
        turn += 1;
        return isAlive && turn % 2 === 0 ? { ...site, address: doomed.address } : site;
      });
      await sleep(500 + random() * 2000);
      await place.kill(doomed);
      isAlive = false;
      const all = await crowd.finished();
      const later = await new Crowd(5, () => site).finished();
      const complaints = later.some(({ acknowledged }) => !acknowledged) ? ['the other node refused a write'] : [];
      return { writes: [...all, ...later], complaints, note: 'the other node goes on' };
    }),

  'full disk': async ({ writes }) => {
    const mount = mkdtempSync(join(tmpdir(), 'full-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1200m', 'tmpfs', mount], { stdio: 'ignore' });
    } catch {
      rmSync(mount, { recursive: true });
      return skipped('full disk', 'not run: mounting a small disk needs root');
    }
    const data = join(mount, 'data');
    mkdirSync(data);
    const run = async (place: Place) => {
      const server = await place.start();
      const site = await enter(server.address, writes + 10);
      const before = await new Crowd(5, () => site).finished();
      const ballast = join(mount, 'ballast');
      fill(ballast);
      const during = await new Crowd(writes, () => site).finished();
      const page = await fetch(`${site.address}/id`);
      const complaints = [
        ...(page.status === 200 ? [] : [`the home page answered ${page.status}`]),
        ...during.filter(({ status }) => status === 500).map(({ kind }) => `${kind}: answered 500`),
        ...during.filter(({ kind, acknowledged }) => kind === 'save' && !acknowledged).map(() => 'a save was refused'),
      ];
      rmSync(ballast);
      const after = await new Crowd(5, () => site).finished();
      if (after.some(({ acknowledged }) => !acknowledged)) complaints.push('with room again, a write was refused');
      return {
        writes: [...before, ...during, ...after],
        complaints,
        note: `uploads answer ${statusesOf(during, 'upload')}`,
      };
    };
    try {
      return await at('full disk', run, data);
    } finally {
      execFileSync('umount', ['-l', mount], { stdio: 'ignore' });
      rmSync(mount, { recursive: true, force: true });
    }
  },

  'moved clock': ({ writes }) =>
    at('moved clock', async (place) => {
      const all: Write[] = [];
      const complaints: string[] = [];
      for (const offset of ['0', '172800', '-86400']) {
        const server = await place.start({
          preload: './scripts/faults/moved-clock.ts',
          env: { CLOCK_OFFSET_SECONDS: offset },
        });
        const site = await enter(server.address, writes);
        const own = await new Crowd(Math.ceil(writes / 3), () => site).finished();
        for (const { kind, status } of own.filter((write) => !write.acknowledged)) {
          complaints.push(`${kind} answered ${status} with the clock ${offset} s away`);
        }
        all.push(...own);
        await place.kill(server);
      }
      return { writes: all, complaints, note: 'two days ahead, one day behind' };
    }),

  'corrupt files': ({ writes }) =>
    at('corrupt files', async (place) => {
      let server = await place.start();
      const site = () => enter(server.address, writes);
      const first = await site();
      const before = await new Crowd(writes, () => first).finished();
      const stored = await assetsOf(server);
      const folder = join(place.dataDirectory, 'assets');
      const originals = await place.originals();
      const damaged = readdirSync(folder).filter((name) => !name.startsWith('.') && !originals.has(name));
      // Picture variants, which the site can encode again.
      for (const [index, name] of damaged.entries()) {
        if (index % 2 === 0) truncateSync(join(folder, name), 10);
        else rmSync(join(folder, name));
      }
      const log = join(place.dataDirectory, 'audit');
      for (const name of readdirSync(log).filter((one) => one.endsWith('last-check.json'))) {
        writeFileSync(join(log, name), '{');
      }
      await place.kill(server);
      server = await place.start();
      const complaints: string[] = [];
      for (const path of [...stored, '/id', '/en', '/api/assets', '/ready']) {
        const { status } = await fetch(server.address + path);
        if (status >= 500) complaints.push(`${path} answered ${status}`);
      }
      const second = await site();
      const screen = await fetch(`${server.address}/backend/logs`, { headers: { cookie: second.cookie } });
      if (screen.status !== 200) complaints.push(`the log answered ${screen.status}`);
      const after = await new Crowd(5, () => second).finished();
      return { writes: [...before, ...after], complaints, note: `${damaged.length} files damaged or removed` };
    }),
};

type Course = { writes: Write[]; complaints: string[]; note: string };

/** Runs a fault on a separate site, and checks what is stored afterwards. */
async function at(fault: string, run: (place: Place) => Promise<Course>, dataDirectory?: string): Promise<Outcome> {
  const place = await Place.make(dataDirectory);
  try {
    const course = await run(place);
    const findings = await look(place.database.db, new FolderStore(place.dataDirectory), course.writes);
    return { fault, findings, ...course };
  } finally {
    await place.close();
  }
}

function databaseFault(mode: 'stopped' | 'frozen' | 'slow', { writes }: Scale): Promise<Outcome> {
  return at(`database ${mode}`, async (place) => {
    const server = await place.start();
    const site = await enter(server.address, 2 * writes + 50);
    const cached = await fetch(`${site.address}/id`);
    await cached.arrayBuffer();
    // As many at once as later, so that all connections are in use: on a new one each statement is prepared first.
    const before = await new Crowd(writes, () => site, 8).finished();
    place.proxy.set(mode);
    const during = await new Crowd(writes, () => site, 8).finished();
    const complaints: string[] = [];
    const page = await fetch(`${site.address}/id`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (page?.status !== 200) complaints.push(`the cached home page answered ${page?.status ?? 'not at all'}`);
    for (const { kind, milliseconds } of during) {
      if (milliseconds > maxAnswerInMilliseconds)
        complaints.push(`${kind}: answered after ${Math.round(milliseconds)} ms`);
    }
    place.proxy.set('open');
    const recovery = await timeToSave(site);
    if (mode !== 'slow' && recovery > maxRecoveryInMilliseconds) {
      complaints.push(`the first save after the fault took ${Math.round(recovery)} ms`);
    }
    const after = await new Crowd(10, () => site).finished();
    for (const { kind, status } of after.filter(({ acknowledged }) => !acknowledged)) {
      complaints.push(`${kind} answered ${status} after the fault`);
    }
    const note = `refusals answer ${statusesOf(during)}; first save ${Math.round(recovery)} ms after the fault`;
    return { writes: [...before, ...during, ...after], complaints, note };
  });
}

async function timeToSave(site: Site): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    const [write] = await new Crowd(1, () => site, 1).finished();
    if (write?.acknowledged) break;
    await sleep(100);
  }
  return performance.now() - began;
}

async function assetsOf({ address }: RunningServer): Promise<string[]> {
  const list = (await (await fetch(`${address}/api/assets`)).json()) as { path: string }[];
  return list.slice(0, 20).map(({ path }) => path.replace('/assets/', '/asset_files/'));
}

/** Fills the disk. */
function fill(path: string): void {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${path}`, 'bs=1M'], { stdio: 'ignore' });
  } catch {
    // Fails when the disk is full.
  }
}

function statusesOf(writes: readonly Write[], kind?: string): string {
  const statuses = writes.filter((write) => !write.acknowledged && (!kind || write.kind === kind));
  return [...new Set(statuses.map(({ status }) => status || 'nothing'))].join(', ') || 'none';
}

function skipped(fault: string, note: string): Outcome {
  return { fault, writes: [], findings: { found: new Set(), half: [] }, complaints: [], note };
}
