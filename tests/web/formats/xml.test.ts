import { expect, test } from 'bun:test';
import { escapeXml } from '../../../src/web/formats/xml.ts';

test('XML is escaped, and forbidden characters are removed', () => {
  expect(escapeXml(`<a b="c" d='e'>&\t\n\r</a>`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;\t\n\r&lt;/a&gt;');
  expect(escapeXml('a\u0000\u0008\u007f\ufffe\uffffb')).toBe('ab');
});
