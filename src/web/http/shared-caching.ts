import { siteTag } from '../../domain/publishing/cache-purges.ts';

/** Seconds. What a shared cache may do with a page or an uploaded file. */
export type Freshness = { fresh: number; whileRevalidating: number; ifError: number };

/**
 * A purge that got lost does harm for `fresh` seconds at most while a node answers; `ifError` counts after that, when none
 * does.
 */
export const usualFreshness: Freshness = { fresh: 300, whileRevalidating: 30, ifError: 86_400 };

/**
 * How long after a look at the database a node may let shared caches keep what it answers. Together with the time in which
 * an answer arrives it has to be shorter than the wait before a purge is repeated (`repeatsInMilliseconds` in
 * domain/publishing/cache-purges.ts): then a node that has not heard of a change cannot refill a cache permanently.
 */
const maxAgeOfKnowledgeInMilliseconds = 2000;

/**
 * Decides for each answer whether shared caches in front of the site may keep it. They may not while this node cannot be
 * sure to know of all changes, and never beyond the moment at which an article leaves the site by schedule.
 */
export class SharedCaching {
  private confirmedAt = Number.NEGATIVE_INFINITY;
  /** Milliseconds since 1970; undefined until it has been read. */
  private nextWithdrawal: number | undefined;

  constructor(private readonly clocks = { monotonic: () => performance.now(), now: () => Date.now() }) {}

  /** Moment, in `performance.now()`, at which this node knew all changes. */
  confirm(at: number): void {
    this.confirmedAt = at;
  }

  /** The next scheduled unpublication of an article; undefined when none is planned. */
  schedule(next: Date | undefined): void {
    this.nextWithdrawal = next?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  /** Undefined: shared caches must not keep the answer. The same object for all answers that nothing limits. */
  freshness(): Freshness | undefined {
    if (this.nextWithdrawal === undefined) return undefined;
    if (this.clocks.monotonic() - this.confirmedAt > maxAgeOfKnowledgeInMilliseconds) return undefined;
    // Rounded down by a second more than needed: clocks of caches count whole seconds.
    const remaining = Math.floor((this.nextWithdrawal - this.clocks.now()) / 1000) - 1;
    return remaining >= usualFreshness.fresh + usualFreshness.ifError ? usualFreshness : limited(remaining);
  }
}

/** What ends after that many seconds. */
function limited(seconds: number): Freshness | undefined {
  if (seconds <= 0) return undefined;
  const fresh = Math.min(usualFreshness.fresh, seconds);
  const rest = seconds - fresh;
  return {
    fresh,
    whileRevalidating: Math.min(usualFreshness.whileRevalidating, rest),
    ifError: Math.min(usualFreshness.ifError, rest),
  };
}

/**
 * Headers for shared caches. Browsers ask each time (`must-revalidate` also forbids them what the other directives allow);
 * nginx reads Cache-Control, other caches and CDNs the headers meant for them. All have the tag by which a purge may ask for them.
 */
export function sharedHeaders(freshness: Freshness, browsers = 'max-age=0, must-revalidate') {
  const { fresh, whileRevalidating, ifError } = freshness;
  const extensions = `stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
  return {
    'cache-control': `public, ${browsers}, s-maxage=${fresh}, ${extensions}`,
    'cdn-cache-control': `public, max-age=${fresh}, ${extensions}`,
    'surrogate-control': `max-age=${fresh}, ${extensions}`,
    'surrogate-key': siteTag,
    'cache-tag': siteTag,
  };
}
