/** Where staff fetch the file of an asset: what lies at its path, `/assets/<file>`, lies under `/asset_files/` too. */
export function storedFile(path: string): string {
  return path.replace(/^\/assets\//, '/asset_files/');
}

/** The path of the asset whose file lies there, as articles name it. */
export function pathOfStoredFile(address: string): string {
  return address.replace(/^\/asset_files\//, '/assets/');
}
