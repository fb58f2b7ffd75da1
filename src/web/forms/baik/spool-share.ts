import { HourlyCounts } from '../../../domain/limits/hourly-counts.ts';
import { networksOf } from '../../../domain/limits/networks.ts';

const megabyte = 1024 * 1024;

/** What one network may put into the spool of uploads in an hour: two reports of the largest size. */
const maxBytes = { near: 200 * megabyte, wide: 400 * megabyte };

/** The shares of networks in the spool, which is a tenth of it at most: a stranger cannot fill it alone. */
export class SpoolShare {
  private readonly bytes = new HourlyCounts();

  hasRoom(address: string): boolean {
    const { near, wide } = networksOf(address);
    return this.bytes.count(near) < maxBytes.near && (wide === undefined || this.bytes.count(wide) < maxBytes.wide);
  }

  add(address: string, files: readonly { size: number }[] = []): void {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const { near, wide } = networksOf(address);
    for (const network of [near, wide]) if (network !== undefined) this.bytes.add(network, bytes);
  }
}
