import { expect, test } from 'bun:test';
import { only, textOf } from '../support/html.ts';
import { lastingWorld } from '../support/world.ts';

const world = await lastingWorld();

test.each([
  ['/id/karier', 'Saat ini tidak ada lowongan yang dibuka.', 'Tidak ada biaya pada tahap mana pun.'],
  ['/en/careers', 'There are no vacancies at the moment.', 'No stage costs anything.'],
])(
  '%s says that there are no vacancies and how to apply, and leads to no list of articles',
  async (address, none, free) => {
    const page = await world.html(address);
    const vacancies = textOf(only(page, '#vacancies'));
    expect(vacancies).toContain(none);
    expect(vacancies).toContain(free);
    const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((link) => /\/(berita|news)(\?|$)/.test(link))).toEqual([]);
  },
);
