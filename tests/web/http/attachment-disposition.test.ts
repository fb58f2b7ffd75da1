import { expect, test } from 'bun:test';
import { attachmentDisposition } from '../../../src/web/http/headers.ts';

test('a download has an ASCII file name and the exact one', () => {
  expect(attachmentDisposition('a b-1.pdf')).toBe(`attachment; filename="a b-1.pdf"; filename*=UTF-8''a%20b-1.pdf`);
  expect(attachmentDisposition(`"é" (1)*'.pdf`)).toBe(
    `attachment; filename="___ _1___.pdf"; filename*=UTF-8''%22%C3%A9%22%20%281%29%2a%27.pdf`,
  );
});
