/** Maximum side of the preview. */
const maxSideInPixels = 1600;
/** Larger pictures would exhaust the memory. */
const maxPixels = 50_000_000;

/** A re-encoded picture without hidden data; undefined when it cannot be decoded. */
export async function viewablePicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const picture = new Bun.Image(bytes, { maxPixels: maxPixels });
    const drawn = await picture
      .resize(maxSideInPixels, maxSideInPixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .bytes();
    return new Uint8Array(drawn);
  } catch {
    return undefined;
  }
}
