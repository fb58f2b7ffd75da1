import { LRUCache } from 'lru-cache';

/**
 * The entries that were used last, up to a number. They take memory as they come: the option `max` of the package would
 * reserve room for all of them at once, which took most of the time of starting the application.
 */
export function latestEntries<Value extends NonNullable<unknown>>(
  maxEntries: number,
  lifetimeInMilliseconds = 0,
): LRUCache<string, Value> {
  return new LRUCache({ maxSize: maxEntries, sizeCalculation: () => 1, ttl: lifetimeInMilliseconds });
}
