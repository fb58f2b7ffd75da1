/** Opens links to policies in a dialog. Its script is loaded on the first click; on failure the link is followed. */
export function openPoliciesInDialog(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-policy]');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    import('./policy-dialog.ts')
      .then(({ openPolicy }) => openPolicy(link.href))
      .catch(() => location.assign(link.href));
  });
}
