/** File size in bytes from which garbage is collected explicitly. */
const largeFile = 1024 * 1024;

/** Collects the buffers of a large file before the next one: the collector does not account for their size. */
export function clearAway(size: number): void {
  if (size > largeFile) Bun.gc(true);
}
