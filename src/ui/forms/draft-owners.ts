/** Begins the keys of all drafts; the account follows, and then the name of the draft. */
export const draftPrefix = 'draft:';

/** Time of the last logout in this browser. Other windows remove older drafts when they are opened. */
const signedOutKey = 'signed-out-at';

/** Whose drafts this page may show; empty on public pages. */
export function draftOwner(): string {
  return document.documentElement.dataset.account ?? '';
}

/** Whether the account of this page has unsaved text in this window or browser. */
export function hasDrafts(): boolean {
  return storages().some((storage) => keysOf(storage).some((key) => key.startsWith(`${draftPrefix}${draftOwner()}:`)));
}

/** Removes the drafts of staff from this browser, and keeps this page from storing new ones. */
export function removeDraftsAtSignOut(): void {
  document.documentElement.dataset.signedOut = '';
  for (const storage of storages()) removeDrafts(storage, (owner) => owner !== '');
  try {
    localStorage.setItem(signedOutKey, String(Date.now()));
  } catch {
    // A browser that stores nothing has no drafts in other windows either.
  }
}

/** Before a screen of staff shows any draft: those of other accounts go, and those of before the last sign-out. */
export function removeForeignDrafts(): void {
  const own = draftOwner();
  const [browser] = storages();
  const signedOutAt = Number(browser?.getItem(signedOutKey) ?? 0);
  for (const storage of storages()) {
    if (own !== '') removeDrafts(storage, (owner) => owner !== '' && owner !== own);
    removeDrafts(storage, (owner, at) => owner !== '' && at < signedOutAt);
  }
}

/** Whether this page may store drafts: after a sign-out it may not. */
export function mayKeepDrafts(): boolean {
  return document.documentElement.dataset.signedOut === undefined;
}

function removeDrafts(storage: Storage, isUnwanted: (owner: string, at: number) => boolean): void {
  for (const key of keysOf(storage)) {
    if (!key.startsWith(draftPrefix)) continue;
    const [owner = ''] = key.slice(draftPrefix.length).split(':');
    if (isUnwanted(owner, storedAt(storage, key))) storage.removeItem(key);
  }
}

/** 0 for what cannot be read. */
function storedAt(storage: Storage, key: string): number {
  try {
    const { at } = JSON.parse(storage.getItem(key) ?? '{}') as { at?: unknown };
    return typeof at === 'number' ? at : 0;
  } catch {
    return 0;
  }
}

function keysOf(storage: Storage): string[] {
  return Object.keys(storage);
}

/** Those that the browser grants, that of the browser first. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}
