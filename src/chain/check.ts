import { type ChainedEntry, entryToDigest, firstHash, textsToDigest } from './entry.ts';
import type { SignedHead } from './head.ts';

/**
 * `changed`: the entry does not fit its hash. `inserted`: it is not part of the chain. `removed`: it is missing. `forged`: it
 * fits its hash, but the hash was computed without the site's key: the entry was changed or inserted, or the one before it
 * removed. `rewritten`: the entries from here up to a signed head are not those that were signed.
 */
export type BreakReason = 'changed' | 'inserted' | 'removed' | 'forged' | 'rewritten';

/** The first entry that is not as it was written. Without a position it is outside of the chain, without an id missing. */
export type Break = { position: number | null; id: number | null; reason: BreakReason };

type Options = {
  /** SHA-256 in hexadecimal digits. */
  digest: (text: string) => string | Promise<string>;
  /** The digest of the entry at a position whose texts were erased. */
  erasures: ReadonlyMap<number, string>;
  /** With valid signatures. */
  heads: readonly SignedHead[];
  /** The seal of a hash under the site's key; undefined where the key is not at hand. */
  sealOf?: (hash: string) => string;
  /** Where to begin: an entry that was checked before, sealed with the key at hand. The first entry when left out. */
  after?: { position: number; hash: string } | undefined;
  /** The last of the entries that were removed because they were old enough. */
  startsAfter?: { position: number; hash: string } | undefined;
};

/** Checks a log entry by entry, in the order of their positions. */
export class ChainCheck {
  private previous: string;
  private position: number;
  private found: Break | undefined;
  /** A changed entry and the hash before it: the next entry shows whether it was inserted. */
  private suspect: { break: Break & { position: number }; before: string } | undefined;
  private readonly headsByPosition: ReadonlyMap<number, SignedHead[]>;
  private lastSignedPosition = 0;
  private earlierSeals = 0;
  private hasOwnSeal: boolean;

  constructor(private readonly options: Options) {
    const { heads, after, startsAfter = { position: 0, hash: firstHash } } = options;
    this.headsByPosition = Map.groupBy(heads, ({ position }) => position);
    ({ hash: this.previous, position: this.position } = after ?? startsAfter);
    this.hasOwnSeal = after !== undefined;
  }

  get checked(): number {
    return this.position;
  }

  /** The hash of the last entry that was checked. */
  get head(): string {
    return this.previous;
  }

  /** Entries before the first one that was sealed with the key at hand: they bear the seals of an earlier key. */
  get sealedWithEarlierKey(): number {
    return this.earlierSeals;
  }

  /** False when the result is certain and no further entry has to be read. */
  async take(entry: ChainedEntry): Promise<boolean> {
    if (this.found) return false;
    if (this.suspect) {
      await this.decide(this.suspect, entry);
      return false;
    }
    const { position, id } = entry;
    const expected = this.position + 1;
    if (position > expected) return this.stop({ position: expected, id: null, reason: 'removed' });
    if (position < expected) return this.stop({ position, id, reason: 'inserted' });
    const textsDigest = await this.options.digest(textsToDigest(entry.salt, entry));
    const isErased = entry.erased !== null;
    const hash = await this.options.digest(entryToDigest(this.previous, entry, entry.erased ?? textsDigest));
    if (hash !== entry.hash || (isErased && this.options.erasures.get(position) !== textsDigest)) {
      this.suspect = { break: { position, id, reason: 'changed' }, before: this.previous };
      return true;
    }
    if (!this.isSealed(entry)) return this.stop({ position, id, reason: 'forged' });
    this.position = position;
    this.previous = entry.hash;
    return this.agreesWithHeads(entry);
  }

  /** The result after the last entry; undefined when the log is intact. */
  finish(): Break | undefined {
    const found = this.found ?? this.suspect?.break;
    if (found) return found;
    const last = Math.max(0, ...this.headsByPosition.keys());
    if (last > this.position) return { position: this.position + 1, id: null, reason: 'removed' };
    // A log that the site wrote has at least one entry under its key.
    if (this.options.sealOf && this.position > 0 && !this.hasOwnSeal) {
      return { position: (this.options.startsAfter?.position ?? 0) + 1, id: null, reason: 'rewritten' };
    }
    return undefined;
  }

  /** When the entry after a changed one follows the entry before it, the changed one was put between them. */
  private async decide({ break: one, before }: NonNullable<ChainCheck['suspect']>, next: ChainedEntry): Promise<void> {
    const textsDigest = next.erased ?? (await this.options.digest(textsToDigest(next.salt, next)));
    const original = { ...next, position: one.position };
    const isInserted = (await this.options.digest(entryToDigest(before, original, textsDigest))) === next.hash;
    this.found = isInserted ? { ...one, reason: 'inserted' } : one;
  }

  /** Entries sealed with an earlier key cannot be checked; none may follow one that can be checked. */
  private isSealed({ hash, seal }: ChainedEntry): boolean {
    if (!this.options.sealOf) return true;
    if (this.options.sealOf(hash) === seal) this.hasOwnSeal = true;
    else if (this.hasOwnSeal) return false;
    else this.earlierSeals += 1;
    return true;
  }

  private agreesWithHeads({ position, hash }: ChainedEntry): boolean {
    const heads = this.headsByPosition.get(position) ?? [];
    if (heads.some((head) => head.hash !== hash)) {
      return this.stop({ position: this.lastSignedPosition + 1, id: null, reason: 'rewritten' });
    }
    if (heads.length > 0) this.lastSignedPosition = position;
    return true;
  }

  private stop(found: Break): false {
    this.found = found;
    return false;
  }
}
