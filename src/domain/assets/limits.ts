const megabyte = 1024 * 1024;

/** Maximum sizes of assets. The interface and the API quote these numbers. */
export const assetLimits = {
  /** Bytes of one file. */
  bytes: { image: 20 * megabyte, video: 200 * megabyte, document: 50 * megabyte, captions: megabyte },
  /** Pixels of a picture, all frames of an animation together. */
  pixels: 40_000_000,
  /** Pixels of each side: AVIF and WebP have no more. */
  side: 16_383,
  /** Characters. */
  filename: 200,
  /** Maximum files per form. */
  files: 20,
} as const;

export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`;
}
