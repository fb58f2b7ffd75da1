import { expect, test } from 'bun:test';
import { readSubmittedForm } from '../../../src/web/forms/submitted-form.ts';
import { UnreadableFormError } from '../../../src/web/forms/unreadable-form-error.ts';

test('a form that is cut off within a file that is discarded is unreadable', async () => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
  });
  const reading = readSubmittedForm(request, {
    address: undefined,
    maxFileInBytes: 100,
    maxBodyInBytes: 1000,
    acceptFile: async (file) => file.skip(),
  });
  await expect(reading).rejects.toThrow(UnreadableFormError);
});
