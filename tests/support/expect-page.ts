import { expect } from '@playwright/test';

/** Polls a page until the expectation is met, with a timeout that is sufficient on a busy machine. */
export const expectPage = expect.configure({ timeout: 20_000 });
