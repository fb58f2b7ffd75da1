/** Address under which staff fetch an asset's file: `/asset_files/` instead of `/assets/`. */
export function storedFile(path: string): string {
  return path.replace(/^\/assets\//, '/asset_files/');
}

/** The asset path for such an address, as articles reference it. */
export function pathOfStoredFile(address: string): string {
  return address.replace(/^\/asset_files\//, '/assets/');
}

/**
 * The asset path for any spelling of a stored file's address: percent-encoded, or below `/asset_files/`. Undefined for other
 * addresses, and for one that is spelled like this already.
 */
export function storedPath(address: string): string | undefined {
  const [, encoded = '', rest = ''] = /^(\/[^?#]*)([?#].*)?$/s.exec(address.trim()) ?? [];
  const path = decoded(encoded);
  if (!/^\/(?:assets|asset_files)\/[\w.-]+$/.test(path)) return undefined;
  const stored = pathOfStoredFile(path) + rest;
  return stored === address ? undefined : stored;
}

/** The path without percent-encoding, or as it is when it cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
