/**
 * A stored picture is `<words>-<hash>-<width>x<height>.<type>`, with its variants beside it. All their
 * addresses follow from the one path, so that a page which knows the path alone shows the picture in all sizes.
 *
 * Stored pictures have these widths: a change here requires encoding their variants again.
 */
const widths = {
  avif: [320, 640, 960, 1440, 1920],
  jpeg: [640, 1280],
} as const;

export type FormFormat = keyof typeof widths;
type PictureForm = { width: number; format: FormFormat; file: string };

export type StoredPicture = {
  width: number;
  height: number;
  /** The narrowest of each format first. */
  forms: PictureForm[];
  social: string;
};

const pattern = /^(?<base>[\w-]+-[0-9a-f]{16}-(?<width>\d{1,5})x(?<height>\d{1,5}))\.(?:jpg|png|webp|avif)$/;

export function picturesBeside(file: string): StoredPicture | undefined {
  const { base, width, height } = pattern.exec(file)?.groups ?? {};
  if (base === undefined) return undefined;
  const size = { width: Number(width), height: Number(height) };
  const forms = (['avif', 'jpeg'] as const).flatMap((format) =>
    formWidths(widths[format], size.width).map((step) => ({ width: step, format, file: `${base}-${step}.${format}` })),
  );
  return { ...size, forms, social: `${base}-social.jpeg` };
}

export function filesOf(path: string): string[] {
  const file = fileOf(path);
  const beside = picturesBeside(file);
  return beside ? [file, ...beside.forms.map((form) => form.file), beside.social] : [file];
}

/** The files that are made of the one at a path, in the order in which they are made: the most wanted widths first. */
export function variantsOf(path: string): string[] {
  const beside = picturesBeside(fileOf(path));
  if (!beside) return [];
  const rank = ({ width, format }: PictureForm) =>
    (format === 'avif' ? 0 : 10_000) + Math.abs(width - preferredWidthInPixels);
  const inOrder = beside.forms.toSorted((one, other) => rank(one) - rank(other));
  return [...inOrder.map(({ file }) => file), beside.social];
}

const preferredWidthInPixels = 960;

const variantPattern = /^(?<base>[\w-]+-[0-9a-f]{16}-\d{1,5}x\d{1,5})-(?:\d{1,4}|social)\.(?:avif|jpeg)$/;

/**
 * What can be shown while a variant is being made, best first: a wider one of its format, then the picture itself. Empty when the name
 * is not that of a variant.
 */
export function standInsFor(variant: string): string[] {
  const { base } = variantPattern.exec(variant)?.groups ?? {};
  const beside = base === undefined ? undefined : picturesBeside(`${base}.jpg`);
  if (!beside) return [];
  const originals = ['jpg', 'png', 'webp', 'avif'].map((extension) => `${base}.${extension}`);
  if (variant === beside.social) return originals;
  const form = beside.forms.find(({ file }) => file === variant);
  if (!form) return [];
  const wider = beside.forms.filter(({ format, width }) => format === form.format && width > form.width);
  return [...wider.map(({ file }) => file), ...originals];
}

export function fileOf(path: string): string {
  return path.replace(/^.*\//, '');
}

/** Up to the picture's own width, which closes the list unless one of the steps is nearly as wide. */
function formWidths(possible: readonly number[], own: number): number[] {
  const steps = possible.filter((step) => step <= own);
  const widest = Math.min(own, Math.max(...possible));
  return (steps.at(-1) ?? 0) * 1.1 < widest ? [...steps, widest] : steps;
}
