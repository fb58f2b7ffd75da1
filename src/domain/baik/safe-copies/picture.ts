import { palette } from '../../../palette.ts';
import { loadSharp } from '../../assets/pictures/load-sharp.ts';
import { copyLimits, NoSafeCopyError, nothingLeftOut, type SafeCopy } from './safe-copy.ts';

/** Of a picture that is a file itself, which may be enlarged to read it, and of one in a document. */
const jpegOptions = {
  file: { quality: 90, chromaSubsampling: '4:4:4' },
  inDocument: { quality: 85, optimiseCoding: false },
};

/**
 * The pixels of a JPEG or PNG, encoded anew in sRGB. Nothing else is read into the copy: no profile, and of transparent pixels not
 * the colour under them.
 */
export async function copyPicture(bytes: Uint8Array): Promise<SafeCopy> {
  const { data, format } = await drawPicture(bytes);
  return { type: format === 'png' ? 'image/png' : 'image/jpeg', bytes: data, pages: 1, leftOut: nothingLeftOut };
}

/** Fractions of width and height that are cut off for good, and whether only an ellipse in what remains is shown. */
export type Crop = Partial<Record<'left' | 'top' | 'right' | 'bottom', number | undefined>> & { isRound: boolean };

/**
 * Only pixels pass from the decoder to the encoder, so that nothing else of the file can. A damaged file is drawn as far as it goes, a
 * damaged picture of a document, for which `crop` is given, is not.
 */
export async function drawPicture(
  bytes: Uint8Array,
  crop?: Crop,
): Promise<{ data: Uint8Array; format: 'jpeg' | 'png'; pixels: number }> {
  const sharp = await loadSharp();
  const failOn = crop ? 'error' : 'none';
  // The header alone, of a picture of any size.
  const { format, autoOrient } = await sharp(bytes, { failOn, limitInputPixels: false }).metadata();
  if (format !== 'jpeg' && format !== 'png') throw new NoSafeCopyError('damaged');
  const { width, height } = autoOrient;
  if (width * height > copyLimits.pixelsOfPicture) throw new NoSafeCopyError('tooComplex');
  const area = areaOf(crop ?? { isRound: false }, width, height);
  const { data: pixels, info } = await sharp(bytes, { failOn, limitInputPixels: copyLimits.pixelsOfPicture })
    .autoOrient()
    .extract(area)
    .flatten({ background: palette.white })
    .composite(crop?.isRound ? [{ input: cornersOf(area) }] : [])
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = sharp(pixels, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const data = await (format === 'png'
    ? drawn.png({ compressionLevel: 6 })
    : drawn.jpeg(jpegOptions[crop ? 'inDocument' : 'file'])
  ).toBuffer();
  return { data: new Uint8Array(data), format, pixels: width * height };
}

/** White around an ellipse. */
function cornersOf({ width, height }: { width: number; height: number }): Buffer {
  const arc = `A ${width / 2} ${height / 2} 0 0 1`;
  const ellipse = `M 0 ${height / 2} ${arc} ${width} ${height / 2} ${arc} 0 ${height / 2} Z`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${palette.white}" fill-rule="evenodd" d="M 0 0 H ${width} V ${height} H 0 Z ${ellipse}"/></svg>`,
  );
}

function areaOf({ left = 0, top = 0, right = 0, bottom = 0 }: Crop, width: number, height: number) {
  const area = {
    left: Math.min(Math.round(left * width), width - 1),
    top: Math.min(Math.round(top * height), height - 1),
  };
  return {
    ...area,
    width: Math.max(1, width - area.left - Math.round(right * width)),
    height: Math.max(1, height - area.top - Math.round(bottom * height)),
  };
}
