import { expect, test } from 'bun:test';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const profile = (language: 'id' | 'en') => world.html(href(routes.profile.index, language));

test('the breadcrumb is home, about, profile', async () => {
  const steps = async (language: 'id' | 'en') =>
    (await profile(language)).querySelectorAll('main nav ol .crumb').map(textOf);
  expect(await steps('en')).toEqual(['Home', 'About', 'Company Profile']);
  expect(await steps('id')).toEqual(['Beranda', 'Tentang', 'Profil Perusahaan']);
});

test('three key facts have icon, value, title, description and dot', async () => {
  const page = await profile('en');
  const facts = page.querySelectorAll('.carousel-slide');
  expect(facts.map((fact) => textOf(fact.querySelector('h3')))).toEqual([
    'Production capacity',
    'Professional workforce',
    'Supply chain',
  ]);
  expect(facts.map((fact) => textOf(fact.querySelector('p')))).toEqual(['1 million tons', '800+', '100%']);
  for (const fact of facts) {
    expect(fact.querySelectorAll('svg')).toHaveLength(1);
    expect(fact.querySelectorAll('p')).toHaveLength(2);
  }
  const slides = facts.map((fact) => `#${fact.id}`);
  expect(page.querySelectorAll('.carousel-dot').map((dot) => dot.getAttribute('href') ?? '')).toEqual(slides);
});

test.each([
  ['id', 'Sebelumnya', 'Berikutnya'],
  ['en', 'Previous', 'Next'],
] as const)('the buttons beside the key facts say in %s where they lead', async (language, back, ahead) => {
  const buttons = (await profile(language)).querySelectorAll('.carousel [data-step]');
  expect(buttons.map((button) => [button.getAttribute('data-step'), button.getAttribute('aria-label')])).toEqual([
    ['-1', back],
    ['1', ahead],
  ]);
});

test('the description has an aerial picture with alternative text', async () => {
  const picture = only(await profile('en'), '#description img');
  expect(picture.getAttribute('alt')).not.toBe('');
});

test.each(languageCodes)('in %s the holding group has a diagram, a dialog and a text alternative', async (language) => {
  const page = await profile(language);
  const dialog = only(page, 'main dialog');
  expect(only(page, `button[commandfor="${dialog.id}"]`).getAttribute('command')).toBe('show-modal');
  const drawings = page.querySelectorAll('svg[role="img"]');
  // For desktops, tablets and phones, and two in the dialog.
  expect(drawings).toHaveLength(5);
  for (const drawing of drawings) {
    expect(drawing.getAttribute('aria-label')).toBe(dialog.getAttribute('aria-label') ?? '');
    expect(textOf(drawing)).toContain('PT Khatulistiwa');
  }
  expect(textOf(only(page, '#holding-group details'))).toContain('PT Khatulistiwa Alumina');
  expect(dialog.querySelectorAll('form[method="dialog"] button[type="submit"]')).toHaveLength(2);
});

test.each(languageCodes)('in %s it links to the journey', async (language) => {
  const links = (await profile(language)).querySelectorAll('main a').map((link) => link.getAttribute('href'));
  expect(links.at(-1)).toBe(href(routes.journey.index, language));
});
