import { type CostLimit, CostLimits } from './cost-limits.ts';

/** What each kind of request may cost one network, which may be a whole office, and all of them together. */
const limits = {
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
