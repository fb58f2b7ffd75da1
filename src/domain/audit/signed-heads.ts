import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SignedHead } from '../../chain/head.ts';
import { auditDirectory, hasValidSignature } from './key.ts';

const headSchema = z.object({
  day: z.iso.date(),
  position: z.int().positive(),
  hash: z.hex(),
  signed_at: z.iso.datetime(),
  public_key: z.base64(),
  signature: z.base64(),
});

/** The signed heads of all days, one file each in `DATA_DIR/audit/heads`. */
export class SignedHeads {
  private readonly directory: string;

  constructor(dataDirectory: string) {
    this.directory = join(auditDirectory(dataDirectory), 'heads');
  }

  /** The oldest first, and the names of files that hold no validly signed head. */
  read(): { heads: SignedHead[]; invalid: string[] } {
    const heads: SignedHead[] = [];
    const invalid: string[] = [];
    for (const name of this.names()) {
      const head = this.headIn(name);
      if (head) heads.push(head);
      else invalid.push(name);
    }
    return { heads: heads.sort((one, other) => one.position - other.position), invalid };
  }

  newest(): SignedHead | undefined {
    return this.read().heads.at(-1);
  }

  /** Stores the head of its day, unless another node has stored a later one. */
  keep(head: SignedHead): void {
    mkdirSync(this.directory, { recursive: true, mode: 0o700 });
    const name = `${head.day}.json`;
    const known = this.names().includes(name) ? this.headIn(name) : undefined;
    if (known && known.position >= head.position) return;
    const path = join(this.directory, name);
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(head, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, path);
  }

  /** Takes heads after a position out of the check, into a folder of their own. */
  setAside(position: number): void {
    const later = this.read().heads.filter((head) => head.position > position);
    const folder = join(this.directory, `set-aside-${new Date().toISOString().replaceAll(':', '-')}`);
    if (later.length > 0) mkdirSync(folder, { mode: 0o700 });
    for (const { day } of later) renameSync(join(this.directory, `${day}.json`), join(folder, `${day}.json`));
  }

  private names(): string[] {
    try {
      return readdirSync(this.directory).filter((name) => name.endsWith('.json'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }

  private headIn(name: string): SignedHead | undefined {
    try {
      const head = headSchema.parse(JSON.parse(readFileSync(join(this.directory, name), 'utf8')));
      return hasValidSignature(head) ? head : undefined;
    } catch {
      return undefined;
    }
  }
}
