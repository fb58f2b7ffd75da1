import { afterAll, describe, expect, test } from 'bun:test';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page, Route } from 'playwright';
import { violationsInState } from '../support/accessibility.ts';
import { allLaidOut, installFakeClock, resize, viewports } from '../support/browser.ts';
import { makeDirectory } from '../support/databases.ts';
import { expectPage as onPage } from '../support/expect-page.ts';
import { longTest, sampled } from '../support/long-run.ts';
import { refusedFileMovesNothing } from '../support/pages/refused-file.ts';
import { filledIn } from '../support/requests/proof.ts';
import { sharedSite } from '../support/site.ts';

const site = sharedSite();

const addresses = { id: '/id/kontak', en: '/en/contact' } as const;
const submitAddress = '**/api/contact/submit*';

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  return (await site.visit(options)).page;
}

/** The form with its island hydrated. */
async function open(language: keyof typeof addresses = 'en', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit(options);
  await page.goto(addresses[language]);
  await wake(page);
  return page;
}

async function wake(page: Page): Promise<void> {
  await allLaidOut(page);
  await page.focus('#contact-name');
  await page.locator('[data-counter]').waitFor();
}

async function fillIn(page: Page, message = 'Do you deliver to Surabaya?'): Promise<void> {
  await page.fill('#contact-name', 'Sari Wulandari');
  await page.fill('#contact-email', 'sari@example.com');
  await page.selectOption('#contact-subject', 'produk');
  await page.fill('#contact-message', message);
}

const send = (page: Page) => page.click('#form button[type="submit"]');

const toast = (page: Page) => page.locator('[data-toast]');
const fieldNames = { id: ['Nama', 'Email', 'Subjek', 'Pesan'], en: ['Name', 'Email', 'Subject', 'Message'] };
const summary = (page: Page) => page.locator('#form section[aria-labelledby="error-summary-title"]');

const folder = makeDirectory();
afterAll(() => folder.remove());

/** Chooses files on a disk: the browser does not read them before it sends them. */
async function choose(page: Page, ...files: { name: string; size?: number }[]): Promise<void> {
  const paths = files.map(({ name, size = 1000 }) => {
    const path = join(folder.path, name);
    writeFileSync(path, '%PDF-1.7\n');
    truncateSync(path, size);
    return path;
  });
  await page.setInputFiles('#contact-attachments', paths);
}

describe('a form with errors', () => {
  test.each(
    sampled(
      [
        [
          'en',
          'Validation Error',
          ['Name is required', 'Email is required', 'Subject is required', 'Message is required'],
        ],
        [
          'id',
          'Kesalahan Validasi',
          ['Nama wajib diisi', 'Email wajib diisi', 'Subjek wajib dipilih', 'Pesan wajib diisi'],
        ],
      ] as const,
      1,
    ),
  )('shows its errors in form order, in %s', async (language, title, texts) => {
    const page = await open(language);
    let requests = 0;
    await page.route(submitAddress, (route) => {
      requests += 1;
      return route.abort();
    });
    const steps = [
      () => page.fill('#contact-name', 'Sari'),
      () => page.fill('#contact-email', 'sari@example.com'),
      () => page.selectOption('#contact-subject', 'umum'),
    ];
    for (const [index, text] of texts.entries()) {
      await send(page);
      await onPage(toast(page)).toHaveCount(1);
      await onPage(toast(page)).toContainText(title);
      await onPage(toast(page)).toContainText(text);
      await onPage(summary(page)).toBeFocused();
      // The toast says the first error and the fields all of them: the summary names the fields.
      await onPage(summary(page).locator('a')).toHaveText(fieldNames[language].slice(index));
      await steps[index]?.();
    }
    expect(requests).toBe(0);
  });

  test('links each error to its field, which shows it too; the counter shows how much a text is too long; the honeypot field is invisible', async () => {
    const page = await open();
    await onPage(page.locator('[name="website"]')).toBeHidden();
    await send(page);
    await page.click('#form section a[href="#contact-subject"]');
    await onPage(page.locator('#contact-subject')).toBeFocused();
    await onPage(page.locator('#contact-subject')).toHaveAttribute('aria-invalid', 'true');
    await onPage(page.locator('#contact-subject')).toHaveAccessibleDescription('Subject is required');

    const counter = page.locator('[data-counter]');
    await onPage(counter).toHaveText('Characters left: 2,169');
    await fillIn(page, `${'a'.repeat(2168)}🙏`);
    await onPage(counter).toHaveText('Characters left: 0');
    await page.fill('#contact-message', 'a'.repeat(2200));
    await onPage(counter).toHaveText('Characters over the limit: 31');
    await send(page);
    await onPage(toast(page)).toContainText('Message must have at most 2,169 characters');
    await onPage(page.locator('#contact-message')).toHaveValue('a'.repeat(2200));
  });

  longTest('has no accessibility violation and no horizontal overflow at any width', async () => {
    for (const language of ['id', 'en'] as const) {
      const page = await open(language);
      await choose(page, { name: 'a rather long name of a drawing of the second settling tank.pdf' });
      await send(page);
      await onPage(toast(page)).toHaveCount(1);
      for (const [name, size] of Object.entries({ ...viewports, narrowest: { width: 320, height: 640 } })) {
        await resize(page, size);
        expect({ name, violations: await violationsInState(page) }).toEqual({ name, violations: [] });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ name, width }).toEqual({ name, width: Math.min(width, size.width) });
      }
    }
  });
});

describe('a toast', () => {
  async function openWithToast(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await visit(options);
    await installFakeClock(page);
    await page.goto(addresses.en);
    await allLaidOut(page);
    // Also on a form that was not touched.
    await page.keyboard.press('F8');
    await onPage(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
    await wake(page);
    await send(page);
    await onPage(toast(page)).toHaveCount(1);
    return page;
  }

  test('is announced and shown for five seconds, longer while hovered; its button and Escape close it, and F8 focuses it', async () => {
    const page = await openWithToast();
    await page.clock.runFor(4999);
    await onPage(toast(page)).toHaveCount(1);
    await toast(page).hover();
    await page.clock.runFor(20_000);
    await onPage(toast(page)).toHaveCount(1);
    await page.mouse.move(10, 10);
    await onPage.poll(() => toast(page).evaluate((element) => element.matches(':hover'))).toBe(false);
    await page.clock.runFor(1);
    await onPage(toast(page)).toHaveCount(0);

    await send(page);
    await onPage(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('status')).toHaveText(
      'Validation Error. Name is required',
    );
    await page.click('[data-toast] button');
    await onPage(toast(page)).toHaveCount(0);

    await send(page);
    await onPage(toast(page)).toHaveCount(1);
    await page.focus('#contact-phone');
    await page.keyboard.press('F8');
    await onPage(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
    await page.keyboard.press('Tab');
    await onPage(page.getByRole('button', { name: 'Close notification' })).toBeFocused();
    await page.keyboard.press('Escape');
    await onPage(toast(page)).toHaveCount(0);
    await onPage(page.locator('#contact-phone')).toBeFocused();
  });

  test('covers no control of the form, nothing moves when it goes, and a swipe of more than 50 pixels to the right closes it', async () => {
    const page = await openWithToast({ viewport: { width: 320, height: 640 } });
    const places = () =>
      page
        .locator('#form :is(h3, li, label, button:not([data-toast] *))')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    const before = await places();
    const covered = await toast(page).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll('#form :is(input, select, textarea, a, button)')]
        .filter((control) => !element.contains(control) && !control.matches('[name="website"], [type="hidden"]'))
        .filter(
          (control) => control.getBoundingClientRect().bottom > top && control.getBoundingClientRect().top < bottom,
        )
        .map((control) => control.outerHTML);
    });
    expect(covered).toEqual([]);
    await onPage(toast(page)).toBeInViewport({ ratio: 1 });
    await onPage(summary(page)).toBeInViewport();
    await page.click('[data-toast] button');
    await onPage(toast(page)).toHaveCount(0);
    expect(await places()).toEqual(before);

    await send(page);
    const swipe = async (distance: number) => {
      // Waits until the toast and the page have stopped moving.
      await toast(page).hover({ position: { x: 60, y: 30 } });
      const box = await toast(page).boundingBox();
      if (!box) throw new Error('There is no toast');
      // On the text, which such a movement would select, and then drag.
      const [x, y] = [box.x + 60, box.y + 30];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(50);
    await onPage(toast(page)).toHaveCount(1);
    await swipe(-80);
    await onPage(toast(page)).toHaveCount(1);
    await swipe(51);
    await onPage(toast(page)).toHaveCount(0);
  });

  test('also reports a form that was sent before its script had loaded', async () => {
    const page = await visit();
    await page.route('**/static/contact-form*', (route) => route.abort());
    await page.goto(addresses.en);
    await page.fill('#contact-name', 'Sari Wulandari');
    await onPage(page.locator('#form [data-failed]')).toBeAttached();
    await page.unroute('**/static/contact-form*');
    await send(page);
    await onPage(toast(page)).toContainText('Email is required');
    await onPage(summary(page)).toBeVisible();
  });
});

describe('attachments', () => {
  const list = (page: Page) => page.locator('#form ul[aria-label="Chosen files"] li');

  test('are listed with their sizes and can be removed; those that are too large, of another type or beyond ten are rejected and reported beside the field, others are added', async () => {
    const page = await open();
    await choose(
      page,
      { name: 'offer.pdf', size: 1_572_864 },
      { name: 'Plan.PDF', size: 5 * 1024 * 1024 },
      { name: 'scan.png', size: 92_000 },
      { name: 'note.doc', size: 900 },
    );
    await onPage(list(page)).toHaveText(['offer.pdf1.50 MB', 'Plan.PDF5.00 MB', 'scan.png0.09 MB', 'note.doc0.01 MB']);
    await page.getByRole('button', { name: 'Remove offer.pdf' }).click();
    await page.getByRole('button', { name: 'Remove scan.png' }).click();
    await page.getByRole('button', { name: 'Remove note.doc' }).click();
    await onPage(list(page)).toHaveText(['Plan.PDF5.00 MB']);
    await onPage(page.locator('#contact-attachments')).toBeFocused();
    const first = await list(page).first().elementHandle();
    await choose(page, { name: 'offer.pdf' });
    await onPage(list(page)).toHaveCount(2);
    // Existing entries of the list are not replaced: the focus may be on one.
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
    for (const name of ['Plan.PDF', 'offer.pdf']) await page.getByRole('button', { name: `Remove ${name}` }).click();

    const refusals = [
      [{ name: 'plan.pdf', size: 10 * 1024 * 1024 + 1 }, 'File Too Large', 'File plan.pdf exceeds 10MB limit'],
      [{ name: 'notes.txt' }, 'Invalid File Type', 'File notes.txt is not a supported format'],
    ] as const;
    for (const [index, [wrong, title, text]] of refusals.entries()) {
      await choose(page, { name: `good-${index}.pdf` }, wrong);
      await onPage(toast(page).filter({ hasText: text })).toContainText(title);
      await onPage(list(page)).toHaveCount(index + 1);
      await onPage(page.locator('#contact-attachments')).toHaveAccessibleDescription(new RegExp(`^${text}`));
    }
    await choose(page, { name: 'notes.txt' }, { name: 'good.pdf' }, { name: 'song.mp3' });
    await onPage(page.locator('#contact-attachments-error')).toHaveText(
      'File notes.txt is not a supported format File song.mp3 is not a supported format',
    );
    await onPage(list(page)).toHaveCount(3);
    await onPage(summary(page)).toHaveCount(0);

    // More than ten are rejected with the whole selection.
    await choose(page, ...Array.from({ length: 6 }, (_, index) => ({ name: `${index}.pdf` })));
    await onPage(list(page)).toHaveCount(9);
    await choose(page, { name: 'ten.pdf' }, { name: 'eleven.pdf' });
    await onPage(toast(page).filter({ hasText: 'Too Many Files' })).toContainText('Maximum 10 files allowed');
    await onPage(list(page)).toHaveCount(9);
    await onPage(page.locator('#contact-attachments-error')).toHaveText('Maximum 10 files allowed');
    await choose(page, { name: 'ten.pdf' });
    await onPage(list(page)).toHaveCount(10);
    await onPage(page.locator('#contact-attachments-error')).toHaveCount(0);
  });

  test('that are rejected move nothing, and the toast stands on the head of the field: no control is covered, nor the error', async () => {
    for (const viewport of [viewports.phone, viewports.desktop]) {
      const page = await visit({ viewport });
      await installFakeClock(page);
      await page.goto(addresses.id);
      await wake(page);
      await refusedFileMovesNothing(page, '#contact-attachments');
    }
  });
});

describe('sending', () => {
  test.each(
    sampled(
      [
        ['en', 'Sending...', 'Success!', 'Thank you. We have received your message and will answer on a working day.'],
        [
          'id',
          'Mengirim...',
          'Berhasil!',
          'Terima kasih. Pesan Anda sudah kami terima dan akan dijawab pada hari kerja.',
        ],
      ] as const,
      1,
    ),
  )(
    'shows progress, sends once when asked twice, then shows a success message and clears the form, in %s',
    async (language, label, title, text) => {
      const page = await open(language);
      const held = Promise.withResolvers<Route>();
      let requests = 0;
      await page.route(submitAddress, (route) => {
        requests += 1;
        held.resolve(route);
      });
      await fillIn(page);
      await choose(page, { name: 'offer.pdf' });
      // A person needs at least two seconds to fill in a form.
      await filledIn(await page.locator('#form [name="token"]').getAttribute('value'));
      await page.evaluate(() => {
        const form = document.querySelector<HTMLFormElement>('#form form');
        form?.requestSubmit();
        form?.requestSubmit();
      });
      const button = page.locator('#form button[type="submit"]');
      await onPage(button).toHaveText(label);
      await onPage(button).toBeDisabled();
      await (await held.promise).continue();
      await onPage(toast(page)).toContainText(title);
      await onPage(toast(page)).toContainText(text);
      await onPage(button).toBeEnabled();
      await onPage(page.locator('#contact-name')).toHaveValue('');
      await onPage(page.locator('#contact-message')).toHaveValue('');
      await onPage(page.locator('#contact-subject')).toHaveValue('');
      await onPage(page.locator('#form li')).toHaveCount(0);
      await onPage(page.locator('#form [data-notice]', { hasText: text })).toBeFocused();
      expect(requests).toBe(1);
      await page.reload();
      await wake(page);
      await onPage(page.locator('#contact-name')).toHaveValue('');
    },
  );

  const failures: [what: string, answer: (route: Route) => Promise<void>, text: string][] = [
    [
      '400 with an error message',
      (route) => route.fulfill({ status: 400, json: { success: false, error: 'Email is required', field: 'email' } }),
      'Email is required',
    ],
    ['400 that is no JSON', (route) => route.fulfill({ status: 400, body: 'Not like this' }), 'Not like this'],
    ['500', (route) => route.fulfill({ status: 500, body: 'oops' }), 'Server error. Please try again.'],
    [
      '429',
      (route) => route.fulfill({ status: 429, json: { success: false, error: 'Too many messages.' } }),
      'Too many messages.',
    ],
    ['502 of a proxy', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), 'Failed to send message'],
    [
      '503 with a sentence',
      (route) => route.fulfill({ status: 503, json: { success: false, error: 'The site is busy.' } }),
      'The site is busy.',
    ],
    ['404', (route) => route.fulfill({ status: 404, body: 'x' }), 'Failed to send message'],
    [
      'a page inserted by a proxy',
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Sign in to this network' }),
      'Failed to send message',
    ],
    ['no answer at all', (route) => route.abort('connectionreset'), 'Failed to send message'],
  ];

  test('that fails shows an error and keeps the text, for each kind of answer and for a failing script', async () => {
    const page = await open();
    await fillIn(page, 'Do not lose me');
    await choose(page, { name: 'offer.pdf' });
    for (const [what, answer, text] of failures) {
      let answered = 0;
      await page.route(submitAddress, (route) => {
        answered += 1;
        return answer(route);
      });
      await page.focus('#contact-name');
      await send(page);
      // Equal words of the last failure are gone when the answer is there.
      await onPage.poll(() => ({ what, answered })).toEqual({ what, answered: 1 });
      await onPage(summary(page)).toBeFocused();
      // The error of a field stands beside it, and the summary names the field.
      await onPage(summary(page)).toContainText(text === 'Email is required' ? 'Email' : text);
      await onPage(toast(page)).toContainText('Error');
      await onPage(toast(page)).toContainText(text);
      await onPage(page.locator('#contact-message')).toHaveValue('Do not lose me');
      await onPage(page.locator('#form li', { hasText: 'offer.pdf' })).toHaveCount(1);
      await page.unroute(submitAddress);
    }
    await page.evaluate(() => {
      XMLHttpRequest.prototype.open = () => {
        throw new Error('a broken extension');
      };
    });
    await send(page);
    await onPage(toast(page)).toContainText('An unexpected error occurred');
  });

  test('carries each file once, with all that was written, the new token of a refusal, and another key after the first message was taken', async () => {
    const page = await open();
    const key = page.locator('#form [name="submission_key"]');
    const first = await key.inputValue();
    let sent = '';
    let answer = { status: 429, json: { success: false, error: 'Too early.', token: 'a-new-token' } as object };
    await page.route(submitAddress, (route) => {
      sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
      return route.fulfill(answer);
    });
    await fillIn(page);
    await page.fill('#contact-phone', '0812 3456');
    await choose(page, { name: 'offer.pdf' }, { name: 'plan.pdf' });
    await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
    await onPage(page.locator('#form [role="status"]', { hasText: 'plan.pdf removed' })).toHaveCount(1);
    await choose(page, { name: 'offer.pdf' });
    await send(page);
    await onPage(toast(page)).toContainText('Too early.');
    const parts = [...sent.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?/g)];
    const named = parts.map(([, name, file]) => (file === undefined ? name : `${name} ${file}`));
    expect(named).toEqual([
      ...['language', 'submission_key', 'token', 'notice', 'website', 'name', 'email', 'phone', 'subject', 'message'],
      ...['attachments offer.pdf', 'attachments offer.pdf'],
    ]);
    await onPage(page.locator('#form [name="token"]')).toHaveValue('a-new-token');
    await onPage(key).toHaveValue(first);
    answer = { status: 200, json: { success: true, message: 'Taken.' } };
    await send(page);
    await onPage(page.locator('#form [data-notice]')).toHaveText('Taken.');
    await onPage(summary(page)).toHaveCount(0);
    await onPage(key).not.toHaveValue(first);
    await onPage(page.locator('#contact-phone')).toHaveValue('');
    await onPage(page.locator('[data-counter]')).toHaveText('Characters left: 2,169');
    await send(page);
    await onPage(page.locator('#form [data-notice]')).toHaveCount(0);
  });

  test('that meets a limit is held while the browser computes, says so, and then arrives by itself', async () => {
    const page = await open();
    const notices: string[] = [];
    await page.exposeFunction('noticed', (text: string) => void notices.push(text));
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const text = document.querySelector('#form [role="status"] progress')?.parentElement?.textContent;
        if (text) void (window as unknown as { noticed: (text: string) => void }).noticed(text);
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    let isFirst = true;
    await page.route(submitAddress, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      const challenge = 'mib0abcd.14.an-example.of-a-signed-challenge';
      await route.fulfill({ status: 429, json: { success: false, error: 'Busy', challenge } });
    });
    await fillIn(page, 'Sent in a hurry, with script');
    await send(page);
    await onPage(toast(page)).toContainText('Success!');
    expect(notices[0]).toBe(
      'Many forms are being sent right now. Your browser is doing a short calculation that lets yours through. Nothing you wrote is lost.',
    );
  });
});

describe('typed text', () => {
  test('is restored after a reload and a change of language, without unknown fields', async () => {
    const page = await open();
    await fillIn(page, 'A long story');
    await page.reload();
    await onPage(page.locator('#contact-message')).toHaveValue('A long story');
    await onPage(page.locator('#contact-subject')).toHaveValue('produk');
    await page.goto(addresses.id);
    await onPage(page.locator('#contact-name')).toHaveValue('Sari Wulandari');
    await onPage(page.locator('[data-counter]')).toHaveText('Sisa karakter: 2.157');
    const kept = await page.evaluate(() => ({ ...localStorage }));
    const [place, text] = Object.entries(kept).find(([, value]) => value.includes('A long story')) ?? [];
    if (!place || !text) throw new Error('The browser keeps no draft.');
    await page.evaluate(
      ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
      [place, text.replace('"name"', '"unknown"').replace('"phone"', '"website"')],
    );
    await page.reload();
    await page.locator('[data-counter]').waitFor();
    await onPage(page.locator('#contact-message')).toHaveValue('A long story');
    await onPage(page.locator('#contact-name')).toHaveValue('');
    await onPage(page.locator('[name="website"]')).toHaveValue('');
  });

  test('is there again beside what was typed and chosen before the script was there', async () => {
    const page = await open();
    await fillIn(page, 'A long story');
    const held = Promise.withResolvers<void>();
    await page.route('**/static/contact-form*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(addresses.id);
    await page.fill('#contact-name', 'Another name');
    await choose(page, { name: 'early.pdf' });
    held.resolve();
    await page.locator('[data-counter]').waitFor();
    await onPage(page.locator('#contact-name')).toHaveValue('Another name');
    await onPage(page.locator('#contact-message')).toHaveValue('A long story');
    await onPage(page.locator('#form li', { hasText: 'early.pdf' })).toHaveCount(1);
  });
});
