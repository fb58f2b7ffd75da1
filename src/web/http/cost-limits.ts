import { HourlyHash, type Rate, Rates } from '../../domain/limits/memory-counts.ts';
import { networkOf } from '../../domain/limits/networks.ts';

/** What one network (an IPv4 address or an IPv6 /48) may ask for, and how much of it is worked on at the same time. */
type CostLimit = Rate & {
  /** Requests of one network that are worked on at the same time. */
  atOnce: number;
  /** The same of all networks. */
  atOnceInAll: number;
};

/** `status`: 429 when the network asks too often, 503 when all together do. */
export type CostRefusal = { status: 429 | 503; seconds: number };

/** A request whose end was not noticed counts no longer than this. */
const maxWorkInMilliseconds = 30_000;

/** Limits requests that cost a query or a render each. Networks are kept in memory, hashed with a key of the hour. */
export class CostLimits<Kind extends string> {
  private readonly rates = new Rates();
  private readonly hash = new HourlyHash();
  private readonly work = new Map<Request, { kind: Kind; network: string; since: number }>();

  constructor(private readonly limits: Readonly<Record<Kind, CostLimit>>) {}

  /** Refuses a request, or counts it until `end` is called. */
  begin(kind: Kind, address: string, request: Request, now = Date.now()): CostRefusal | undefined {
    const { atOnce, atOnceInAll } = this.limits[kind];
    const network = this.hash.of(networkOf(address), now);
    this.endExpired(now);
    let underWay = 0;
    let ofNetwork = 0;
    for (const one of this.work.values()) {
      if (one.kind !== kind) continue;
      underWay += 1;
      if (one.network === network) ofNetwork += 1;
    }
    if (underWay >= atOnceInAll) return { status: 503, seconds: 2 };
    if (ofNetwork >= atOnce) return { status: 429, seconds: 1 };
    const seconds = this.rates.take(`${kind} ${network}`, this.limits[kind], now);
    if (seconds > 0) return { status: 429, seconds };
    this.work.set(request, { kind, network, since: now });
    return undefined;
  }

  end(request: Request): void {
    this.work.delete(request);
  }

  /** The oldest come first. */
  private endExpired(now: number): void {
    for (const [request, { since }] of this.work) {
      if (now - since < maxWorkInMilliseconds) return;
      this.work.delete(request);
    }
  }
}

/** What each kind of request may cost one network, which may be a whole office, and all of them together. */
export const limits = {
  /** Pages that are not in memory, missing ones included, and all that has no kind of its own. */
  pages: { burst: 400, perMinute: 1200, atOnce: 40, atOnceInAll: 400 },
  /** Answered from a file, or from memory after the first time. */
  files: { burst: 600, perMinute: 18_000, atOnce: 200, atOnceInAll: 1000 },
  /** Screens and calls of the back-office. */
  staff: { burst: 300, perMinute: 3600, atOnce: 100, atOnceInAll: 400 },
  /** What load balancers and monitoring systems ask. */
  checks: { burst: 100, perMinute: 600, atOnce: 10, atOnceInAll: 100 },
  search: { burst: 60, perMinute: 300, atOnce: 6, atOnceInAll: 24 },
  lists: { burst: 120, perMinute: 600, atOnce: 10, atOnceInAll: 40 },
  forms: { burst: 120, perMinute: 600, atOnce: 20, atOnceInAll: 1000 },
  // Copies of files, which a process reads.
  copies: { burst: 30, perMinute: 60, atOnce: 6, atOnceInAll: 40 },
} as const satisfies Record<string, CostLimit>;

export type RequestKind = keyof typeof limits;

/** What all networks have spent. */
export function requestCosts(): CostLimits<RequestKind> {
  return new CostLimits<RequestKind>(limits);
}
