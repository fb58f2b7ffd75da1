/** Where the back-office fetches the file of an asset path: `/assets/<file>` lies under `/asset_files/` too. */
export function storedFile(path: string): string {
  return path.replace(/^\/assets\//, '/asset_files/');
}
