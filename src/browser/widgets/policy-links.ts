/** A link to a policy opens it over the page. The script for that comes with the first click, and without it the link leads. */
export function openPoliciesHere(): void {
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
