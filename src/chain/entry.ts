/** A field of the log as it was changed, before and after; null when nothing was. */
type Changes = Record<string, { before: unknown; after: unknown }> | null;

/** The texts of an entry, which may name a person: only they can be erased. */
export type EntryTexts = {
  username: string;
  /** Values of its words, besides kind, id and name of what it is about. */
  args: Record<string, string | number>;
  resource_name: string | null;
  error_message: string | null;
  changes: Changes;
};

/** An entry whose texts were erased: its position, and the digest of the entry without them. */
export type Erasure = [position: number, digest: string];

/** What a hash covers besides the texts. */
export type EntryFacts = {
  /** 1 for the oldest entry; without gaps. */
  position: number;
  id: number;
  /** UTC with microseconds, such as 2026-11-22T07:15:00.000000Z. */
  timestamp: string;
  user_id: number | null;
  /** The name of what happened; its words are not signed. */
  event: string;
  action_type: string;
  status: string;
  resource_type: string | null;
  resource_id: string | null;
  /** Only for an entry that records an erasure. */
  erasures: Erasure[] | null;
};

/** An entry of the activity log as the export holds it, one JSON line each. */
export type ChainedEntry = EntryFacts &
  EntryTexts & {
    /** Random, so that erased texts cannot be found by trying candidates. */
    salt: string;
    /** Digest of the original texts when they were erased, null otherwise. Its salt has been discarded. */
    erased: string | null;
    /** SHA-256 over the hash of the entry before, the facts and the digest of the original texts. */
    hash: string;
    /** A MAC of the hash under a key outside of the database. */
    seal: string;
  };

/** The hash before the first entry. */
export const firstHash = '';

/** The last entry that was removed because it was old enough, if this entry says so: the chain begins after it. */
export function chainStartIn({ event, position, args }: Pick<ChainedEntry, 'event' | 'position' | 'args'>) {
  const until = Number(args.until);
  // The entry that says it has to be checked itself.
  const isStart = event === 'activity log.shortened' && until < position;
  return isStart ? { position: until, hash: String(args.hash) } : undefined;
}

/** The text whose SHA-256 represents the texts of an entry. */
export function textsToDigest(salt: string, texts: EntryTexts): string {
  const { username, args, resource_name, error_message, changes } = texts;
  return JSON.stringify(['texts', salt, username, sorted(args), resource_name, error_message, sorted(changes)]);
}

/** The text whose SHA-256 is the hash of an entry. */
export function entryToDigest(previous: string, facts: EntryFacts, textsDigest: string): string {
  const { position, id, timestamp, user_id, event, action_type, status, resource_type, resource_id, erasures } = facts;
  const known = [position, id, timestamp, user_id, event, action_type, status, resource_type, resource_id, erasures];
  return JSON.stringify(['entry', previous, ...known, textsDigest]);
}

/** The database keeps the keys of JSON in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}
