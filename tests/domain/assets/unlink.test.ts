import { expect, test } from 'bun:test';
import { withoutFile } from '../../../src/domain/assets/usage.ts';

const film =
  '<figure><video src="/assets/film.webm" poster="/assets/a.webp" controls><track src="/assets/id.vtt" srclang="id" /></video></figure>';

test('a poster or captions that are taken out leave their video', () => {
  expect(withoutFile(film, '/assets/a.webp')).toBe(film.replace(' poster="/assets/a.webp"', ''));
  expect(withoutFile(film, '/assets/id.vtt')).toBe(film.replace('<track src="/assets/id.vtt" srclang="id" />', ''));
  expect(withoutFile(`<p>x</p>${film}`, '/assets/film.webm')).toBe('<p>x</p>');
});
