import { isValidElement, type ReactNode } from 'react';

/**
 * What a page still waits for: the promises among the properties of its body, and one object deeper. One that is
 * missed here costs speed only, for the page is then streamed.
 */
export function lateDataOf(body: ReactNode): Promise<unknown>[] {
  return isValidElement(body) ? promisesIn(body.props, 2) : [];
}

function promisesIn(value: unknown, depth: number): Promise<unknown>[] {
  if (value instanceof Promise) return [value];
  if (depth === 0 || value === null || typeof value !== 'object' || isValidElement(value)) return [];
  return Object.values(value).flatMap((inner) => promisesIn(inner, depth - 1));
}

/**
 * Waits for all of them and lets React's `use` read each at once, by the fields that React itself would set on a
 * promise that it has seen. Rejects with the first failure.
 */
export async function settle(promises: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(
    promises.map(async (promise) => {
      Object.assign(promise, { status: 'fulfilled', value: await promise });
    }),
  );
}
