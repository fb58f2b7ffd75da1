import { expect, test } from 'bun:test';
import { cleanCaptions } from '../../../src/domain/assets/upload/captions-file.ts';

const clean = (text: string) => cleanCaptions(new TextEncoder().encode(text));
const cue = '00:00.000 --> 00:01.000\nSatu';

test('cues keep their times, settings and text; names, comments, styles and regions are left out', () => {
  const given = [
    'WEBVTT - Kilang',
    'Kind: captions',
    '',
    'NOTE a comment',
    'over two lines',
    '',
    'STYLE',
    '::cue { color: red }',
    '',
    'intro',
    '01:00:00.000 --> 01:00:02.500  align:start line:80% onclick:x',
    '<v Sari>Selamat pagi',
    'semua',
    '',
    '',
    '01:00:03.000\t-->\t01:00:04.000',
    'Dua',
  ].join('\n');
  expect(clean(`\uFEFF${given}`)).toBe(
    'WEBVTT\n\n01:00:00.000 --> 01:00:02.500 align:start line:80%\n<v Sari>Selamat pagi\nsemua\n\n01:00:03.000 --> 01:00:04.000\nDua\n',
  );
});

test.each<[name: string, given: string, problem: string]>([
  ['another file', '1\n00:00:00,000 --> 00:00:01,000\nSRT', 'captionsFile'],
  ['a name that only begins alike', `WEBVTTX\n\n${cue}`, 'captionsFile'],
  ['NUL', `WEBVTT\n\n${cue}\0`, 'captionsFile'],
  ['no cue', 'WEBVTT\n\nNOTE nothing', 'captionsEmpty'],
  ['times of SRT', 'WEBVTT\n\n00:00:00,000 --> 00:00:01,000\nx', 'captionsLine {"line":3}'],
  ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nx', 'captionsLine {"line":3}'],
  ['a cue without text', `WEBVTT\n\n${cue}\n\n00:02.000 --> 00:03.000`, 'captionsLine {"line":6}'],
  ['text outside of cues', `WEBVTT\n\n${cue}\n\nTwo\nlines`, 'captionsLine {"line":6}'],
  ['a long cue', `WEBVTT\n\n${cue.repeat(1)}${'x'.repeat(1001)}`, 'captionsLine {"line":3}'],
  ['many cues', `WEBVTT\n\n${`${cue}\n\n`.repeat(10_001)}`, 'captionsTooMany {"count":10000}'],
])('%s is refused', (_name, given, problem) => {
  expect(() => clean(given)).toThrow(problem);
});

test('text that is not UTF-8 is refused', () => {
  const bytes = Uint8Array.from([...new TextEncoder().encode('WEBVTT\n\n'), 0xff]);
  expect(() => cleanCaptions(bytes)).toThrow('captionsEncoding');
});
