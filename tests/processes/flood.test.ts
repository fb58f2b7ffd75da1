import { expect, test } from 'bun:test';
import { attack } from '../../scripts/flood/run.ts';
import { makeDatabase } from '../support/databases.ts';
import { slow } from '../support/slow.ts';

// The whole attack, with its limits of time, is `bun run attack`.
test(
  'visitors write and an administrator signs in while floods of forms, more reports at once than may wait, and slow connections attack the site',
  async () => {
    const place = await makeDatabase();
    const { outcomes, failures, floods, attacked } = await attack({
      place,
      sources: ['address', 'network', 'neighbours'],
      requests: 40,
      slowConnections: 20,
      visitors: 1,
      quietSeconds: 0,
    });
    expect(failures).toEqual([]);
    expect(outcomes).toHaveLength(5);
    for (const { sent, statuses } of floods) {
      expect(sent).toBeGreaterThanOrEqual(40);
      expect(Object.keys(statuses)).not.toContain('500');
    }
    // Four run and 200 wait.
    const reports = floods[2];
    expect(reports?.sent).toBeGreaterThan(204);
    expect(Object.keys(reports?.statuses ?? {})).toContain('503');
    expect(attacked.requests).toBeGreaterThan(0);
    await place.remove();
  },
  3 * slow,
);
