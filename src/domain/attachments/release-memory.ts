/**
 * Gives the memory of a buffer back at once. The collector does not see how large the buffers of files and of the network
 * are, and would let them pile up. Nothing may read the bytes afterwards.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  // A view of a part: the rest may belong to something else.
  if (byteLength === buffer.byteLength && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
