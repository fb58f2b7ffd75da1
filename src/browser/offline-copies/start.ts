import { recall } from '../storage.ts';

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (given: string) => string };
};

const address = '/service-worker.js';

/** Lets the service worker keep copies of read pages when the visitor has accepted that; otherwise removes it and them. */
export async function startOfflineCopies(): Promise<void> {
  // The report channel has no such banner, and nothing of it is stored.
  if (!document.querySelector('.consent')) return;
  if (recall('cookie-consent') !== 'accepted') {
    await removeOfflineCopies();
    return;
  }
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? address, { updateViaCache: 'none' });
  if (navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(location.pathname + location.search);
}

async function removeOfflineCopies(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
}
