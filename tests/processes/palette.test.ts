import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeDirectory } from '../support/databases.ts';
import { copyWithOtherPalette } from '../support/programs/other-palette.ts';

const place = makeDirectory();
const folder = join(place.path, 'site');
const { old, colourFor } = copyWithOtherPalette(folder);

/** Outputs of the copy, by name. */
let shown: Record<string, string>;
beforeAll(async () => {
  const run = async (module: string, env: Record<string, string> = {}) => {
    const child = Bun.spawn([process.execPath, '--no-env-file', module], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    if ((await child.exited) !== 0) throw new Error(`${module} failed in the copy: ${said.join('\n')}`);
  };
  await run('scripts/build.ts');
  const output = join(place.path, 'shown.json');
  await run('tests/support/programs/render-everything.ts', { OUTPUT: output });
  shown = JSON.parse(readFileSync(output, 'utf8'));
});
afterAll(() => place.remove());

/** A colour as hexadecimal digits, in an address, or as three numbers. */
function writingsOf(colour: string): RegExp {
  const digits = colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  const short = /^(.)\1(.)\2(.)\3$/.exec(digits)?.slice(1).join('');
  return new RegExp(
    `(?:#|%23)(?:${digits}(?:[0-9a-f]{2})?${short ? `|${short}` : ''})(?![0-9a-f])|\\b${red}[, ]\\s*${green}[, ]\\s*${blue}\\b`,
    'i',
  );
}

describe('with another palette', () => {
  test('the outputs contain every kind of page, style sheet, mail and error page', () => {
    const names = Object.keys(shown);
    const expected = [
      '/id 200',
      '/en/contact 200',
      '/backend/login 200',
      '/backend/dashboard 200',
      '/en/nothing-here 404',
      '/backend/nothing 404',
      '/en/news/atom.xml 503',
      '/site.webmanifest 200',
      'mail 1',
      'site.css',
      'backend.css',
      'editor.css',
      'icons.svg',
      'icons/favicon.svg',
      'icons/logo.svg',
    ];
    expect(expected.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(80);
  });

  test('no old colour is left', () => {
    expect(old.length).toBeGreaterThan(15);
    const left = Object.entries(shown).flatMap(([name, text]) =>
      old.filter((colour) => writingsOf(colour).test(text)).map((colour) => `${colour} in ${name}`),
    );
    expect(left).toEqual([]);
  });

  test('the new colours are used', () => {
    expect(shown['site.css']).toContain(colourFor('#F6F3EE').toLowerCase());
    expect(shown['backend.css']).toContain(colourFor('#1F4A36').toLowerCase());
    expect(shown['editor.css']).toContain(colourFor('#0E3A40').toLowerCase());
    expect(shown['/id 200']).toContain(`content="${colourFor('#08242A')}" name="theme-color"`);
    expect(shown['/site.webmanifest 200']).toContain(`"theme_color":"${colourFor('#08242A')}"`);
    expect(shown['icons/favicon.svg']).toContain(colourFor('#D9662B'));
  });

  test('phone icons have the new background', async () => {
    const [name] = [...new Bun.Glob('icons/touch-180.*.png').scanSync(join(folder, 'dist/public'))];
    const { data } = await sharp(join(folder, 'dist/public', name ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`#${data.subarray(0, 3).toString('hex').toUpperCase()}`).toBe(colourFor('#08242A'));
  });
});
