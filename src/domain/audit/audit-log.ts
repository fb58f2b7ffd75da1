import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChainCheck } from '../../chain/check.ts';
import type { SignedHead } from '../../chain/head.ts';
import type { Db } from '../../db/client.ts';
import { sealOf } from '../activity/chain.ts';
import { today } from '../days.ts';
import { digest } from '../secrets/tokens.ts';
import { ForeignStarts } from './foreign-starts.ts';
import { type AuditKey, auditDirectory } from './key.ts';
import { SignedHeads } from './signed-heads.ts';
import { checkEntries, erasuresOf, hashAt, startOf, type Verification, verifyLog } from './verify.ts';

/** A check of the whole log that ended less than this many milliseconds ago answers the next one too. */
const minCheckIntervalInMilliseconds = 30_000;
/** After a check the server waits for this many times its duration. */
const restAfterCheck = 5;
/** Requests wait no longer than this for a check: connections are closed after 30 s. */
const maxWaitForCheckInMilliseconds = 15_000;

/** Signs and checks the activity log. One per process: checks that are requested at the same time are one check. */
export class AuditLog {
  readonly heads: SignedHeads;
  readonly foreignStarts = new ForeignStarts();
  private running: Promise<Verification> | undefined;
  private last: { verification: Verification; validUntil: number } | undefined;
  private readonly lastFile: string;

  constructor(
    private readonly db: Db,
    readonly key: AuditKey,
    dataDirectory: string,
  ) {
    this.heads = new SignedHeads(dataDirectory);
    this.lastFile = join(auditDirectory(dataDirectory), 'last-check.json');
  }

  /** Checks the whole log; at most one check runs at a time, and one every half minute. */
  verify(): Promise<Verification> {
    if (this.last && performance.now() < this.last.validUntil) return Promise.resolve(this.last.verification);
    this.running ??= this.verifyNow().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** The same for a request: undefined when the check takes longer than a connection stays open. */
  verifyForRequest(): Promise<Verification | undefined> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), maxWaitForCheckInMilliseconds);
    return Promise.race([this.verify(), late.promise]).finally(() => clearTimeout(timer));
  }

  /** What the last check found, also from before the last start; undefined when there was none. */
  lastVerification(): Verification | undefined {
    if (this.last) return this.last.verification;
    try {
      // Written by `verifyNow`.
      return JSON.parse(readFileSync(this.lastFile, 'utf8')) as Verification;
    } catch {
      return undefined;
    }
  }

  /**
   * Signs the last entry of every day since the newest signed head, after a check of the entries in between. False when one
   * of them is wrong: then nothing is signed.
   */
  async sign(): Promise<boolean> {
    const startsAfter = await startOf(this.db);
    const newest = this.heads.newest();
    // What a head of a removed entry vouched for is gone.
    const isHere = newest !== undefined && newest.position > startsAfter.position;
    if (isHere && (await hashAt(this.db, newest.position)) !== newest.hash) return false;
    const isOwn = isHere && newest.public_key === this.key.publicKey;
    const check = new ChainCheck({
      digest,
      sealOf,
      heads: [],
      erasures: await erasuresOf(this.db),
      after: isOwn ? newest : undefined,
      startsAfter,
    });
    const from = isOwn ? newest.position : 0;
    const lastOfDay = new Map<string, { position: number; hash: string }>();
    await checkEntries(this.db, check, from, ({ timestamp, position, hash }) => {
      lastOfDay.set(today(new Date(timestamp)), { position, hash });
    });
    if (check.finish()) return false;
    for (const [day, { position, hash }] of lastOfDay) {
      this.heads.keep(this.key.sign({ day, position, hash, signed_at: new Date().toISOString() }));
    }
    return true;
  }

  /** The head of the last day that is over; undefined when there is none. */
  headOfLastDay(now = new Date()): SignedHead | undefined {
    const thisDay = today(now);
    return this.heads.read().heads.findLast(({ day }) => day < thisDay);
  }

  private async verifyNow(): Promise<Verification> {
    const began = performance.now();
    const verification = await verifyLog(this.db, this.heads.read());
    const took = performance.now() - began;
    this.last = {
      verification,
      validUntil: performance.now() + Math.max(minCheckIntervalInMilliseconds, took * restAfterCheck),
    };
    this.store(verification);
    return verification;
  }

  private store(verification: Verification): void {
    mkdirSync(auditDirectory(join(this.lastFile, '../..')), { recursive: true, mode: 0o700 });
    const draft = `${this.lastFile}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(verification), { mode: 0o600 });
    renameSync(draft, this.lastFile);
  }
}
