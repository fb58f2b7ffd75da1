/** What a screen shows of a picture, in pixels. */
const maxSideInPixels = 1600;
/** A picture of more pixels than this would fill the memory of the server. */
const maxPixels = 50_000_000;

/** A picture drawn anew, so that nothing but what is seen comes along; undefined when it cannot be drawn. */
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
