import { latestEntries } from '../../domain/limits/latest-entries.ts';
import { networksOf } from '../../domain/limits/networks.ts';

/** What one network (an IPv4 address or an IPv6 /48) may ask for, and how much of it is worked on at the same time. */
export type CostLimit = {
  /** Requests that a network may send at once, after it was quiet. */
  burst: number;
  /** Requests that it gets back every ten seconds. */
  perTenSeconds: number;
  /** Requests of one network that are worked on at the same time. */
  atOnce: number;
  /** The same of all networks. */
  atOnceInAll: number;
};

/** `status`: 429 when the network asks too often, 503 when all together do. */
export type CostRefusal = { status: 429 | 503; seconds: number };

const maxNetworks = 100_000;
const hourInMilliseconds = 3_600_000;
/** A request whose end was not noticed counts no longer than this. */
const maxWorkInMilliseconds = 30_000;

/** Limits requests that cost a query or a render each. Networks are kept in memory, hashed with a key of the hour. */
export class CostLimits<Kind extends string> {
  private hour = 0;
  private key = '';
  /** By kind and network: when all of its requests are paid for, in milliseconds since the epoch. */
  private paidAt = latestEntries<number>(maxNetworks);
  private readonly work = new Map<Request, { kind: Kind; network: string; since: number }>();

  constructor(private readonly limits: Readonly<Record<Kind, CostLimit>>) {}

  /** Refuses a request, or counts it until `end` is called. */
  begin(kind: Kind, address: string, request: Request, now = Date.now()): CostRefusal | undefined {
    const { burst, perTenSeconds, atOnce, atOnceInAll } = this.limits[kind];
    const { near, wide = near } = networksOf(address);
    const network = this.hash(wide, now);
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
    const price = 10_000 / perTenSeconds;
    const paidAt = Math.max(now, this.paidAt.get(`${kind} ${network}`) ?? 0) + price;
    const early = paidAt - now - burst * price;
    if (early > 0) return { status: 429, seconds: Math.ceil(early / 1000) };
    this.paidAt.set(`${kind} ${network}`, paidAt);
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

  private hash(network: string, now: number): string {
    const hour = Math.floor(now / hourInMilliseconds);
    if (hour !== this.hour) {
      this.hour = hour;
      this.key = crypto.randomUUID();
      this.paidAt = latestEntries<number>(maxNetworks);
    }
    return new Bun.CryptoHasher('sha256', this.key).update(network).digest('base64url');
  }
}
