import { company } from '../../company.ts';
import type { SocialCard } from '../../domain/articles/social-card.ts';
import { assetLimits } from '../../domain/assets/limits.ts';
import { loadSharp } from '../../domain/assets/pictures/load-sharp.ts';
import { socialSize } from '../../manifest.ts';
import { palette } from '../../palette.ts';
import { drawable, fitLines, linePath } from './lettering.ts';

const { width, height } = socialSize;
/** Pixels. */
const margin = 64;
const lineHeight = 1.14;
const brandHeight = 44;
/** The slanted edge of the panel, as in the heads of chapters. */
const slant = 110;

/** Sizes in pixels with the lines that they may have, beside a picture and alone. */
const besidePicture = [
  [60, 3],
  [50, 4],
  [42, 5],
  [35, 6],
] as const;
const alone = [
  [84, 3],
  [70, 4],
  [56, 5],
  [44, 6],
] as const;

/** The picture of an article for social networks: its title on a panel over its picture, or on the layers of the brand. JPEG. */
export async function drawSocialCard({ title, ...focus }: SocialCard, source?: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const picture = source === undefined ? undefined : await cover(source, focus).catch(() => undefined);
  const drawn = sharp(Buffer.from(picture ? panelOver(title) : layersBelow(title)));
  const whole = picture ? sharp(picture).composite([{ input: await drawn.png().toBuffer() }]) : drawn;
  return whole.flatten({ background: palette.petrolDeep }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** The picture cut to the size around its focal point, as `object-position` would. */
async function cover(source: string, { focalX, focalY, zoom }: Omit<SocialCard, 'title'>): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const open = () => sharp(source, { limitInputPixels: assetLimits.pixels }).autoOrient();
  const { autoOrient } = await open().metadata();
  const scale = (Math.max(width / autoOrient.width, height / autoOrient.height) * zoom) / 100;
  const cut = { width: Math.round(width / scale), height: Math.round(height / scale) };
  return open()
    .extract({
      left: Math.round(((autoOrient.width - cut.width) * focalX) / 100),
      top: Math.round(((autoOrient.height - cut.height) * focalY) / 100),
      ...cut,
    })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: palette.white })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A slanted panel at the lower left. */
function panelOver(title: string): string {
  const panelWidth = 820;
  const { lines, size } = fitLines(drawable(title), panelWidth - margin - slant, besidePicture);
  const panelHeight = 2 * 52 + brandHeight + (lines.length > 0 ? lines.length * size * lineHeight + 36 : 0);
  const top = height - panelHeight;
  return svg(`
    <path d="M0 ${top}H${panelWidth - (slant * panelHeight) / height}L${panelWidth + 20} ${height}H0Z" fill="${palette.petrolDeep}"/>
    <path d="M0 ${top - 8}H${panelWidth - (slant * (panelHeight + 8)) / height}v8H0Z" fill="${palette.ember}"/>
    ${titleFrom(top + 52, lines, size)}
    ${brand()}`);
}

function layersBelow(title: string): string {
  const { lines, size } = fitLines(drawable(title), width - 2 * margin - 60, alone);
  return svg(`
    <path d="M0 0h${width}v${height}H0z" fill="${palette.petrolDeep}"/>
    <g fill="none" opacity="0.1" stroke="${palette.alumina}" stroke-width="2.2" transform="translate(800 40) scale(6)">
      <path d="M38 5 68.3 22.5V40H7.7V22.5Z"/><path d="M7.7 45h60.6v12.5L38 75 7.7 57.5Z"/>
    </g>
    <g transform="translate(0 ${height - 84}) scale(${width / 1440} 1.06)">
      <path d="M0 20c260 14 540 6 800-4s430 10 640-2v70H0z" fill="${palette.lateriteDeep}"/>
      <path d="M0 20c260 14 540 6 800-4s430 10 640-2v14c-260 18-520-4-760 8S220 30 0 34Z" fill="${palette.ember}"/>
      <path d="M0 62c240-14 420 4 700-6s520 8 740-4v30H0Z" fill="${palette.laterite}"/>
    </g>
    <path d="M${margin} ${margin + 4}h96v8h-96z" fill="${palette.ember}"/>
    ${titleFrom(margin + 44, lines, size)}
    ${brand(height - 84 - brandHeight - 20)}`);
}

function titleFrom(top: number, lines: readonly string[], size: number): string {
  // Capitals reach three quarters of the size above the baseline.
  const baseline = (index: number) => top + size * 0.75 + index * size * lineHeight;
  return lines
    .map((line, index) => linePath(line, { x: margin, y: baseline(index), size, colour: palette.alumina }))
    .join('');
}

/** The mark and the name of the company. */
function brand(top = height - 52 - brandHeight): string {
  const scale = brandHeight / 80;
  return `<g transform="translate(${margin} ${top}) scale(${scale})">
      <path d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke="${palette.alumina}" stroke-width="4.5"/>
      <path d="M7.7 45h60.6v12.5L38 75 7.7 57.5Z" fill="${palette.ember}"/>
      <path d="M0 40h76" stroke="${palette.alumina}" stroke-width="4.5"/>
    </g>
    ${linePath(drawable(company.name), { x: margin + brandHeight + 16, y: top + 31, size: 26, colour: palette.alumina })}`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
