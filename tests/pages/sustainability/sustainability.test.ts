import { expect, test } from 'bun:test';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

test.each(['/id/keberlanjutan', '/en/sustainability'])(
  '%s has a drawing of the goals and a text alternative',
  async (path) => {
    const page = await world.html(path);
    const drawing = only(page, '#goals svg[role=img]');
    expect(drawing.querySelectorAll('text')).toHaveLength(17);
    const told = page.querySelectorAll('#goals li').length;
    expect(drawing.querySelectorAll('g').filter((goal) => goal.classNames !== 'fill-none')).toHaveLength(told);
    expect(textOf(only(drawing, 'desc'))).toContain('15');
  },
);

test.each([
  ['/id/sirkularitas', ['Tenaga kerja', 'Pasokan', 'Ekonomi']],
  ['/en/circularity', ['Workforce', 'Supply', 'Economic value']],
  ['/id/sosial', ['Kesehatan', 'Pendidikan', 'Budaya', 'Ekonomi']],
  ['/en/social', ['Health', 'Education', 'Culture', 'Economy']],
  ['/id/lingkungan', ['Ekosistem', 'Sumber daya perairan', 'Air dan emisi']],
  ['/en/environment', ['Ecosystem', 'Aquatic resources', 'Water and emissions']],
])('%s shows each program with a picture of its name', async (path, titles) => {
  const page = await world.html(path);
  expect(page.querySelectorAll('#programs h3').map(textOf)).toEqual(titles);
  expect(page.querySelectorAll('.stack-card').map(textOf)).toEqual(titles);
});
