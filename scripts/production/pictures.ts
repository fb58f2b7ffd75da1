import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Crop, crops } from './pictures/crops.ts';
import { measurePictures } from './pictures/measure.ts';
import { type Drawing, drawPortraits } from './pictures/portraits.ts';

const masters = 'static/pictures';
const descriptions = join(masters, 'pictures.json');

/**
 * `bun run pictures <scene>` renders a scene with Blender, `bun run pictures crops` creates missing crops,
 * `bun run pictures portraits` draws the demo company's boards, and
 * `bun run pictures measure [part of an address]` measures the download size of pictures on three screens.
 */
const [key, ...flags] = process.argv.slice(2);
if (key === 'crops') await cutMissingCrops();
else if (key === 'portraits') for (const drawing of await drawPortraits(masters)) await record(drawing.key, drawing);
else if (key === 'measure') process.exitCode = (await measurePictures(flags[0])) ? 0 : 1;
else if (key && existsSync(`scripts/production/pictures/scenes/${key}.py`)) render(key, flags);
else if (key && crops[key]) await cut(key, crops[key]);
else
  fail(
    'Expected a scene of scripts/production/pictures/scenes/, a key of scripts/production/pictures/crops.ts, "crops", "portraits" or "measure"',
  );

function render(scene: string, more: string[]): void {
  if (!Bun.which('blender')) fail('Rendering needs Blender: install it with the system’s package manager.');
  const command = ['blender', '-b', '-P', 'scripts/production/pictures/render.py', '--', scene, ...more];
  process.exitCode = Bun.spawnSync(command, { stdio: ['ignore', 'inherit', 'inherit'] }).exitCode;
}

async function cutMissingCrops(): Promise<void> {
  for (const [name, crop] of Object.entries(crops)) {
    if (!existsSync(join(masters, `${name}.webp`))) await cut(name, crop);
  }
}

/** Creates a crop, enlarged to the width of a master if it is smaller. */
async function cut(name: string, { of, left, top, width, ratio = 16 / 9, alt }: Crop): Promise<void> {
  const source = sharp(join(masters, `${of}.webp`));
  const whole = await source.metadata();
  const size = { width: Math.round(whole.width * width), height: Math.round((whole.width * width) / ratio) };
  const height = Math.min(size.height, whole.height);
  const place = {
    left: Math.min(Math.round(whole.width * left), whole.width - size.width),
    top: Math.min(Math.round(whole.height * top), whole.height - height),
  };
  const cropped = source.extract({ ...size, height, ...place });
  const { data, info } = await cropped.webp({ quality: 88 }).toBuffer({ resolveWithObject: true });
  await Bun.write(join(masters, `${name}.webp`), data);
  await record(name, { width: info.width, height: info.height, alt });
  console.log(`${name}: ${info.width} × ${info.height} of ${of}`);
}

async function record(name: string, { width, height, alt }: Omit<Drawing, 'key'>): Promise<void> {
  const described = await Bun.file(descriptions).json();
  described[name] = { width, height, alt };
  const sorted = Object.fromEntries(Object.entries(described).sort(([a], [b]) => (a < b ? -1 : 1)));
  await Bun.write(descriptions, `${JSON.stringify(sorted, null, 2)}\n`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
