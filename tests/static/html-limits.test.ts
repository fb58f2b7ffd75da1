import { describe, expect, test } from 'bun:test';
import { sanitizeArticleHtml } from '../../src/domain/articles/sanitize.ts';
import { emailDraft } from '../../src/domain/mail/input.ts';
import { sanitizeMailHtml } from '../../src/domain/mail/sanitize.ts';

const sanitizers = [
  ['an article', sanitizeArticleHtml],
  ['a mail', sanitizeMailHtml],
] as const;

describe.each(sanitizers)('HTML of %s', (_what, sanitize) => {
  test('with 8,000 tags is parsed, and one tag more makes it text', () => {
    const html = `<p>${'<em>a</em> '.repeat(3999)}`;
    expect(sanitize(`${html}</p>`)).toContain('<em>a</em> <em>a</em> ');
    expect(sanitize(`${html}<i></p>`)).toContain('&lt;em&gt;a&lt;/em&gt; &lt;em&gt;a&lt;/em&gt; ');
  });

  test('of more than 400,000 characters is text', () => {
    expect(sanitize(`<p>${'a'.repeat(399_993)}</p>`)).toStartWith('<p>a');
    expect(sanitize(`<p>${'a'.repeat(399_994)}</p>`)).toContain('&lt;p&gt;a');
  });

  test.each(['<p> &nbsp;</p>', '<p></p><p><br /></p>', ' \n'])('%j is empty', (html) => {
    expect(sanitize(html)).toBe('');
  });

  test('an empty element beside a picture is kept', () => {
    const html = '<p></p><img src="https://example.test/a.png" alt="" />';
    expect(sanitizeMailHtml(html)).toBe(html);
  });
});

describe('in a mail', () => {
  const padding = (value: string) => sanitizeMailHtml(`<p style="padding:${value}">a</p>`);

  test.each(['0', '4px', '4px 8px', '1em 2em 3em 4em', '.5em', '0 0 0 12.25%', '1  2\n3'])(
    'a padding of %j stays',
    (value) => {
      expect(padding(value)).toBe(`<p style="padding:${value}">a</p>`);
    },
  );

  test.each(['4px 4px 4px 4px 4px', '1.2.3px', '4 px', 'calc(1px)', '1'.repeat(500), `${'1'.repeat(500)}x`])(
    'a padding of %j goes',
    (value) => {
      expect(padding(value)).toBe('<p>a</p>');
    },
  );

  test('a style of more than 1,000 characters is removed', () => {
    const style = `color:red;${' '.repeat(1000)}`;
    expect(sanitizeMailHtml(`<p style="${style}">a</p>`)).toBe('<p>a</p>');
  });

  test.each([
    ['en', 'Email body has too many HTML tags; at most 8,000 are possible'],
    ['id', 'Isi email memuat terlalu banyak tag HTML; paling banyak 8.000'],
  ] as const)('more than 8,000 tags are refused in words (%s), and as plain text accepted', (language, text) => {
    const draft = { to: ['a@example.test'], subject: 'Halo', body: '<'.repeat(8001), isHTML: true };
    const parsed = emailDraft[language].safeParse(draft);
    expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toEqual([[['body'], text]]);
    expect(emailDraft[language].safeParse({ ...draft, isHTML: false }).success).toBe(true);
  });
});
