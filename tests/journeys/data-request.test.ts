import { afterAll, expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { accessibilityViolations } from '../support/accessibility.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { contactForm, files } from '../support/forms.ts';
import { graphSettings, startGraph } from '../support/graph/graph.ts';
import { filledIn, readyFields } from '../support/requests/proof.ts';
import { administratorSettings, journey, ownSite } from '../support/site.ts';

const graph = startGraph();
const site = ownSite({ ...graphSettings(graph), ...administratorSettings });
afterAll(() => graph.stop());

/** The link that the site has sent to an address. */
async function linkSentTo(address: string): Promise<string> {
  const isToIt = (message: unknown) => [address, 'code='].every((text) => JSON.stringify(message).includes(text));
  await onPage(async () => expect(graph.messages.some(isToIt)).toBe(true)).toPass();
  const text = JSON.stringify(graph.messages.find(isToIt));
  const link = /https?:[^\s"\\]+code=[\w-]+/.exec(text)?.[0] ?? '';
  return link.replace(/^https?:\/\/[^/]*/, '');
}

async function download(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download');
  // What is recorded is a button, everything else a link.
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
  return readFile(await (await saved).path(), 'latin1');
}

test(
  'a data request goes from the public form to the evidence file: confirmed by link, exported, erased, certified',
  async () => {
    // A repeated attempt meets the mail and the request of the first one.
    const email = `sari-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const written = { name: 'Sari Dewi', email, language: 'en' };
    const sendMessage = (fields: Record<string, string>) =>
      fetch(`${site.address}/api/contact/submit`, {
        method: 'POST',
        body: contactForm({ ...written, ...fields }, [files.pdf('drawing.pdf')]),
      });
    expect((await sendMessage(await readyFields(sendMessage))).status).toBe(200);

    const { page: visitor } = await site.visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await visitor.goto('/en/personal-data-request');
    await visitor.selectOption('#data-request-kind', 'erasure');
    await visitor.fill('#data-request-email', email);
    await visitor.fill('#data-request-name', 'Sari Dewi');
    await filledIn(await visitor.locator('#form [name="token"]').getAttribute('value'));
    await visitor.getByRole('button', { name: 'Send request' }).click();
    await onPage(visitor.locator('main [role="status"]')).toContainText('We have received your request.');
    await visitor.goto(await linkSentTo(email));
    await visitor.getByRole('button', { name: 'Yes, this is my request' }).click();
    await onPage(visitor.locator('main')).toContainText('Thank you. We will answer to your email address');

    const { page: desk } = await site.arrive();
    await desk.goto('/backend/privacy');
    await desk.locator('main tbody a').first().click();
    await onPage(desk.locator('main')).toContainText('Identity confirmed with the link');
    expect(await accessibilityViolations(desk)).toEqual([]);
    const exported = await download(desk, 'Download as JSON');
    expect(JSON.parse(exported)).toMatchObject({ messages: [expect.objectContaining({ name: 'Sari Dewi' })] });
    expect(await download(desk, 'Download as PDF')).toStartWith('%PDF-');
    await desk.getByRole('link', { name: 'Erase the data' }).click();
    await desk.getByRole('button', { name: 'Erase' }).click();
    await onPage(desk).toHaveURL(/\/certificate$/);
    expect(await accessibilityViolations(desk)).toEqual([]);
    await desk.goto(desk.url().replace('/certificate', ''));
    const evidence = await download(desk, 'Download the evidence file');
    expect(evidence).toContain('certificate');
    expect(evidence).not.toContain('Sari Dewi');
    await desk.goto('/backend/messages');
    await onPage(desk.locator('main')).not.toContainText(email);
  },
  2 * journey,
);
