/** A screen that is reached by saving says in its address which unsaved work is no longer needed. */
export function forgetSavedDraft(): void {
  const key = /^#saved=((?:article|reply)-[\w-]+)$/.exec(location.hash)?.[1];
  if (!key) return;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
