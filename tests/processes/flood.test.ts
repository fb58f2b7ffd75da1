import { expect, test } from 'bun:test';
import { attack } from '../../scripts/flood/run.ts';
import { makeSeededDatabase } from '../support/databases.ts';
import { slow } from '../support/slow.ts';

// The whole attack, with several floods, more reports at once than may wait and limits of time, is `bun run attack`; how places
// for reports are shared is tested in tests/report-processes/share-queue.test.ts.
test(
  'visitors write and an administrator signs in while a flood and slow connections attack the site',
  async () => {
    const place = await makeSeededDatabase();
    const { outcomes, failures, floods, attacked } = await attack({
      place,
      sources: ['network'],
      requests: 40,
      slowConnections: 10,
      visitors: 1,
      quietSeconds: 0,
    });
    expect(failures).toEqual([]);
    expect(outcomes).toHaveLength(5);
    for (const { sent, statuses } of floods) {
      expect(sent).toBeGreaterThanOrEqual(40);
      expect(Object.keys(statuses)).not.toContain('500');
    }
    expect(attacked.requests).toBeGreaterThan(0);
    await place.remove();
  },
  3 * slow,
);
