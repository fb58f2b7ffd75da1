/** Address under which staff fetch an asset's file: `/asset_files/` instead of `/assets/`. */
export function storedFile(path: string): string {
  return path.replace(/^\/assets\//, '/asset_files/');
}

/** The asset path for such an address, as articles reference it. */
export function pathOfStoredFile(address: string): string {
  return address.replace(/^\/asset_files\//, '/assets/');
}
