import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { look } from '../faults/found.ts';
import { enter, Place } from '../faults/place.ts';
import { soak } from './load.ts';
import { type ProbeLine, type Summary, summarise } from './summary.ts';

/** More than the number of writes. */
const formsPerMinute = 12;

/** Runs mixed load on a separate server for that time. Needs TEST_DATABASE_URL. */
export async function runSoak(minutes: number): Promise<Summary> {
  const place = await Place.make();
  try {
    const probeFile = join(tmpdir(), `soak-${crypto.randomUUID()}.jsonl`);
    const env = { SEED: 'demo', PROBE_FILE: probeFile };
    const { address } = await place.start({ preload: './scripts/soak/probe.ts', env });
    const samples = await soak(await enter(address, formsPerMinute * Math.ceil(minutes)), minutes * 60_000);
    const lines = readFileSync(probeFile, 'utf8').trimEnd().split('\n');
    rmSync(probeFile);
    const summary = summarise(
      samples,
      lines.map((line) => JSON.parse(line) as ProbeLine),
    );
    const { half } = await look(place.database.db, new FolderStore(place.dataDirectory), []);
    return { ...summary, problems: [...summary.problems, ...half] };
  } finally {
    await place.close();
  }
}
