/** From this size on, in bytes, a file leaves more in memory than the collector should be trusted with. */
const largeFile = 1024 * 1024;

/** What a file of that size has left in memory goes before the next one comes: the collector does not see how large it is. */
export function clearAway(size: number): void {
  if (size > largeFile) Bun.gc(true);
}
