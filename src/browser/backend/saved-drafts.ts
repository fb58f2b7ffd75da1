/** The address of a screen after saving names the draft that is no longer needed. */
export function forgetSavedDraft(): void {
  const key = /^#saved=((?:article|reply)-[\w-]+)$/.exec(location.hash)?.[1];
  if (!key) return;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Storage may be unavailable.
  }
}
