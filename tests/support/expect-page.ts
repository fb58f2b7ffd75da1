import { expect } from '@playwright/test';

/** Looks at a page until it is as expected. Long enough for a busy machine; a page that is as it should be never waits. */
export const expectPage = expect.configure({ timeout: 20_000 });
