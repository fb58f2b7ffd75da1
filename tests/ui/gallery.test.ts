import { describe, expect, test } from 'bun:test';
import { exampleDocument } from '../../scripts/gallery/example-document.tsx';
import { findExamples } from '../../scripts/gallery/find-examples.ts';
import { galleryPage } from '../../scripts/gallery/gallery-page.tsx';
import { parseHtml, textOf } from '../support/html.ts';
import { markupMistakes } from '../support/pages/markup.ts';

const examples = await findExamples();

describe('the gallery', () => {
  const page = galleryPage(examples);

  test('lists all components with their files, and each state in a frame', () => {
    const parsed = parseHtml(page);
    const sections = parsed.querySelectorAll('main section');
    const button = sections.find((section) => textOf(section.querySelector('h2')) === 'Button');
    expect(textOf(button?.querySelector('code'))).toBe('src/ui/text/button.tsx');
    const frames = button?.querySelectorAll('iframe').map((frame) => frame.getAttribute('src'));
    expect(frames).toContain('/gallery/text/button/Button/outline');
    expect(parsed.querySelectorAll('iframe')).toHaveLength(examples.length);
    expect(parsed.querySelectorAll('nav a')).toHaveLength(sections.length);
  });

  test('is valid HTML', async () => {
    expect(await markupMistakes(page)).toEqual([]);
  });

  test('has a separate address for each state', () => {
    const paths = examples.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});

test.each(examples.map((example) => [example.path, example] as const))('%s is valid HTML', async (_path, example) => {
  expect(await markupMistakes(await exampleDocument(example))).toEqual([]);
});
