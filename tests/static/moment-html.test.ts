import { expect, test } from 'bun:test';
import { asMomentPage } from '../../src/web/pages/moment-html.ts';

const at = (html: string) =>
  asMomentPage(new TextEncoder().encode(html), {
    base: '/backend/time-machine/2026-03-01T12:01',
    siteUrl: 'https://example.com',
    hasOwnFiles: true,
  }).replaceAll('/backend/time-machine/2026-03-01T12:01', '~');

test.each([
  ['<a href="/id">x</a>', '<a href="~/id">x</a>'],
  ['<a href="/en/news?page=2#x">x</a>', '<a href="~/en/news?page=2#x">x</a>'],
  ['<a href="https://example.com/en/news">x</a>', '<a href="~/en/news">x</a>'],
  ['<a href="https://example.org/en/news">x</a>', '<a href="https://example.org/en/news">x</a>'],
  ['<a href="#main">x</a>', '<a href="#main">x</a>'],
  ['<a href="/english">x</a>', '<a href="/english">x</a>'],
  ['<a href="/assets/a.pdf#page=2">x</a>', '<a href="~/files/a.pdf">x</a>'],
  [
    '<img src="/assets/a.jpg" srcset="/assets/a-1.jpg 1x, /static/b.jpg 640w">',
    '<img src="~/files/a.jpg" srcset="~/files/a-1.jpg 1x, /static/b.jpg 640w">',
  ],
  ['<form action="/en/news"></form>', '<form action="~/en/news"></form>'],
  ['<form method="post" action="/en/contact"></form>', '<form method="post" inert=""></form>'],
  ['<script>alert(1)</script><link rel="canonical" href="/id">', ''],
])('%s becomes %s', (html, expected) => {
  expect(at(html)).toBe(expected);
});
