import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mails } from '../../src/db/schema/index.ts';
import { Crowd } from '../faults/crowd.ts';
import { look } from '../faults/found.ts';
import { enter, signIn } from '../faults/place.ts';
import { lostOf } from '../faults/report.ts';
import { send } from '../faults/writes.ts';
import type { Cluster } from './nodes.ts';

export type Finding = { measured: string; problems: string[] };

const maxFreshInMilliseconds = 2000;
const maxBlockedInMilliseconds = 30_000;
const rounds = 3;
const newsList = '/id/berita';

/** All checks by what they show. */
export const checks: Record<string, (cluster: Cluster) => Promise<Finding>> = {
  'published on one node, fresh on all': (cluster) => freshness(cluster),

  'the same while the connections for notifications are silent': (cluster) =>
    withNotifications(cluster, 'frozen', () => freshness(cluster)),

  'the same while the connections for notifications are cut': (cluster) =>
    withNotifications(cluster, 'stopped', () => freshness(cluster)),

  'uploaded on one node, served by all, also while the object storage fails': files,
  'a node that is killed loses nothing, and blocks nothing': kill,
  'a rolling upgrade with a migration answers every request': upgrade,
};

async function withNotifications(cluster: Cluster, mode: 'frozen' | 'stopped', work: () => Promise<Finding>) {
  cluster.notifications.set(mode);
  try {
    return await work();
  } finally {
    cluster.notifications.set('open');
  }
}

/** A session that one node has made is used on all of them. */
async function freshness({ nodes }: Cluster): Promise<Finding> {
  const cookie = await signIn(nodes[1]?.address ?? '');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(nodes.map(({ address }) => visit(address + newsList)));
    const marker = `cluster-${crypto.randomUUID()}`;
    const status = await publish(nodes[round % nodes.length]?.address ?? '', cookie, marker);
    const stored = performance.now();
    if (status !== 201) return { measured: 'not saved', problems: [`the save answered ${status}`] };
    times.push(...(await Promise.all(nodes.map(({ address }) => timeUntilShown(address, marker, stored)))));
  }
  const slowest = Math.max(...times);
  const problems = slowest > maxFreshInMilliseconds ? [`it took ${Math.round(slowest)} ms on one node`] : [];
  return { measured: `${times.length} times, at most ${Math.round(slowest)} ms`, problems };
}

let visits = 0;

/** Each visit comes from another network, so that no limit is reached. */
async function visit(address: string): Promise<{ status: number; text: string }> {
  visits += 1;
  const headers = { 'x-forwarded-for': `198.20.${(visits >> 8) & 255}.${visits & 255}` };
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Returns the status of the answer. */
async function publish(address: string, cookie: string, title: string): Promise<number> {
  const detail = (language: string) => ({ language, title, content: '<p>Isi.</p>' });
  const article = { category: 'news', status: 'published', published_at: new Date(Date.now() - 60_000).toISOString() };
  const answer = await fetch(`${address}/api/backend/articles`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ article, details: [detail('id'), detail('en')] }),
  });
  await answer.text();
  return answer.status;
}

async function timeUntilShown(address: string, marker: string, since: number): Promise<number> {
  while (performance.now() - since < 5000) {
    const page = await visit(address + newsList);
    if (page.text.includes(marker)) return performance.now() - since;
    await Bun.sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

async function files(cluster: Cluster): Promise<Finding> {
  const { nodes, database, storage } = cluster;
  const cookie = await signIn(nodes[0]?.address ?? '');
  const { marker, status } = await send('upload', { address: nodes[0]?.address ?? '', cookie, tokens: [] });
  const asset = (await database.db.query.assets.findMany()).find(({ name }) => name === marker);
  if (!asset) return { measured: 'not stored', problems: [`the upload answered ${status}`] };
  const ask = () => Promise.all(nodes.map(async ({ address }) => (await visit(address + asset.path)).status));
  const before = await ask();
  await storage.behave({ kind: 'failing' });
  const meanwhile = await ask();
  await storage.behave({ kind: 'ok' });
  const isWrong = [...before, ...meanwhile].some((answer) => answer !== 200);
  return {
    measured: `${before.join(' ')}, while it fails ${meanwhile.join(' ')}`,
    problems: isWrong ? ['not all are 200'] : [],
  };
}

async function kill(cluster: Cluster): Promise<Finding> {
  const writes = 100;
  const site = await enter(cluster.front, writes);
  const crowd = new Crowd(writes, () => site, 6);
  while (crowd.writes.length < writes / 3) await Bun.sleep(10);
  await cluster.killNode(2);
  const killed = performance.now();
  const held = await mailsUnderWay(cluster);
  const after = crowd.writes.length;
  while (crowd.writes.slice(after).every(({ acknowledged }) => !acknowledged) && crowd.isBusy) await Bun.sleep(5);
  const pause = performance.now() - killed;
  const sent = timeUntilSent(cluster, held, killed);
  const all = await crowd.finished();
  const findings = await look(cluster.database.db, cluster.files(), all);
  const lost = lostOf({ fault: '', writes: all, findings, complaints: [], note: '' });
  const blocked = await sent;
  await cluster.startNode(2);
  const acknowledged = all.filter((write) => write.acknowledged).length;
  const problems = [...lost, ...findings.half];
  if (blocked > maxBlockedInMilliseconds) problems.push(`a mail waited for ${Math.round(blocked)} ms after the kill`);
  const measurements = [
    `${acknowledged} of ${all.length} writes acknowledged, ${lost.length} lost`,
    `next one acknowledged after ${Math.round(pause)} ms`,
    `${held.length} mails that were being sent are sent ${Math.round(blocked)} ms after the kill`,
  ];
  return { measured: measurements.join('; '), problems };
}

/** Mails that a node was sending at this moment; the killed one cannot say which were its own. */
async function mailsUnderWay({ database }: Cluster): Promise<number[]> {
  const rows = await database.db.select({ id: mails.id }).from(mails).where(eq(mails.status, 'sending'));
  return rows.map(({ id }) => id);
}

/** Mails of the killed node are sent by another one when its lease has ended. */
async function timeUntilSent({ database }: Cluster, ids: readonly number[], since: number): Promise<number> {
  const isWaiting = and(inArray(mails.id, [...ids]), isNull(mails.sentAt));
  while (performance.now() - since < 2 * maxBlockedInMilliseconds) {
    if (ids.length === 0 || (await database.db.$count(mails, isWaiting)) === 0) return performance.now() - since;
    await Bun.sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

async function upgrade(cluster: Cluster): Promise<Finding> {
  const { front, nodes } = cluster;
  const folder = cluster.nextRelease();
  const cookie = await signIn(front);
  const answers: number[] = [];
  let isOver = false;
  const read = async (path: string) => {
    while (!isOver) {
      answers.push((await visit(front + path)).status);
      await Bun.sleep(5);
    }
  };
  const write = async () => {
    while (!isOver) answers.push((await send('save', { address: front, cookie, tokens: [] })).status);
  };
  const load = [read('/id'), read(newsList), read('/en/news'), read('/api/articles'), write()];
  const problems: string[] = [];
  for (const index of nodes.keys()) {
    const { ready } = await cluster.drainNode(index);
    if (ready !== 503) problems.push(`/ready of node ${index} answered ${ready} after the stop signal`);
    await cluster.startNode(index, folder);
    await Bun.sleep(500);
  }
  isOver = true;
  await Promise.all(load);
  const bad = answers.filter((status) => status < 200 || status > 299);
  if (bad.length > 0) problems.push(`answers with other statuses: ${[...new Set(bad)].join(', ')} (${bad.length})`);
  const share = (((answers.length - bad.length) / answers.length) * 100).toFixed(2);
  return { measured: `${share} % of ${answers.length} requests, ${nodes.length} nodes replaced`, problems };
}
