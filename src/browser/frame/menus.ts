/**
 * Menus are `<details>`, which work without script. This adds hover, Escape, closing on an outside click, and at most
 * one open menu.
 */
export function enhanceMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
  const hovers = matchMedia('(hover: hover) and (pointer: fine)');
  const close = (menu: HTMLDetailsElement) => {
    menu.open = false;
  };

  for (const menu of menus) {
    const isInBar = menu.name === 'bar';
    let openedByHover = false;
    let leaving: ReturnType<typeof setTimeout> | undefined;

    if (isInBar) {
      menu.addEventListener('pointerenter', () => {
        clearTimeout(leaving);
        if (!hovers.matches || menu.open) return;
        openedByHover = true;
        menu.open = true;
      });
      menu.addEventListener('pointerleave', () => {
        // Delay that tolerates a pointer leaving the menu on its way into the panel.
        if (openedByHover) leaving = setTimeout(close, 180, menu);
      });
      menu.firstElementChild?.addEventListener('click', (event) => {
        // Hover has already opened it, so the following click must not close it.
        if (openedByHover && menu.open) event.preventDefault();
        openedByHover = false;
      });
    }
    // An open menu covers what follows it, so it does not stay open behind the focus. A dialog returns the focus to it.
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !menu.contains(relatedTarget) && !relatedTarget.closest('dialog'))
        close(menu);
    });
    menu.addEventListener('toggle', () => {
      if (!menu.open) openedByHover = false;
      // Firefox before 130 does not support named groups.
      else for (const other of menus) if (other !== menu) close(other);
    });
  }

  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) close(menu);
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = key === 'Escape' && menus.find((menu) => menu.open);
    if (!open) return;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    close(open);
  });
}
