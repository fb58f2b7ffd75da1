import type { Sql, TransactionSql } from 'postgres';
import type { FileStore } from '../files/file-store.ts';
import { piecesOf } from '../files/file-store.ts';
import type { About } from './format.ts';
import { packRows, sameTexts, unpackRows } from './table-rows.ts';
import { DamagedArchiveError } from './tar.ts';

const modulus = 1n << 64n;

/** Number and digest of rows; their order does not change the digest. */
type Tally = { count: number; sum: bigint };

/**
 * Notes what goes into a place while a backup is restored, and compares it afterwards with what the place answers: each row by its
 * text, each file by its bytes.
 */
export class ReadBack {
  private readonly rows = new Map<string, Tally>();
  private readonly files = new Map<string, string>();

  noteRows(table: string, packed: Uint8Array): void {
    this.rows.set(table, add(this.rows.get(table), packed));
  }

  /** The same content, which is digested on its way. */
  async *noteFile(path: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const hash = new Bun.CryptoHasher('sha256');
    for await (const piece of content) {
      hash.update(piece);
      yield piece;
    }
    this.files.set(path, hash.digest('hex'));
  }

  /** Throws DamagedArchiveError that names the table. In the transaction of the rows, before the tables are changed. */
  async compareRows(tx: TransactionSql, { tables }: About): Promise<void> {
    await tx.unsafe(sameTexts);
    for (const [table, columns] of Object.entries(tables)) {
      let found: Tally = { count: 0, sum: 0n };
      for await (const { packed } of packRows(tx as unknown as Sql, table, columns)) found = add(found, packed);
      const noted = this.rows.get(table) ?? { count: 0, sum: 0n };
      if (found.count === noted.count && found.sum === noted.sum) continue;
      throw new DamagedArchiveError(
        `The restored table "${table}" (${found.count} rows) is not the one in the backup (${noted.count} rows).`,
      );
    }
  }

  /** Throws DamagedArchiveError that names the file. */
  async compareFiles(store: FileStore): Promise<void> {
    for (const [path, expected] of this.files) {
      const file = await store.open(path);
      const hash = new Bun.CryptoHasher('sha256');
      if (file) for await (const piece of await piecesOf(file)) hash.update(piece);
      if (!file || hash.digest('hex') !== expected)
        throw new DamagedArchiveError(`The restored file ${path} is not the one in the backup.`);
    }
  }
}

function add(tally: Tally = { count: 0, sum: 0n }, packed: Uint8Array): Tally {
  let { count, sum } = tally;
  for (const line of unpackRows(packed)) {
    count += 1;
    // A sum, so that rows that are there twice do not cancel each other out.
    sum = (sum + new Bun.CryptoHasher('sha256').update(line).digest().readBigUInt64BE(0)) % modulus;
  }
  return { count, sum };
}
