import { HourlyCounts } from '../../domain/limits/memory-counts.ts';
import { networksOf } from '../../domain/limits/networks.ts';

const megabyte = 1024 * 1024;

/** What one network may upload with forms of one kind in an hour: two forms of the largest size. */
const maxBytes = { near: 200 * megabyte, wide: 400 * megabyte };

/** The bytes that each network has uploaded, also with refused forms: no stranger can fill the storage alone. */
export class UploadShare {
  private readonly bytes = new HourlyCounts();

  hasRoom(address: string): boolean {
    const { near, wide } = networksOf(address);
    return this.bytes.count(near) < maxBytes.near && (wide === undefined || this.bytes.count(wide) < maxBytes.wide);
  }

  add(address: string, bytes: number): void {
    const { near, wide } = networksOf(address);
    for (const network of [near, wide]) if (network !== undefined) this.bytes.add(network, bytes);
  }
}
