/** Ctrl+S and Cmd+S save instead of offering the page as a file; behind an open dialog they do nothing. */
export function onSaveKey(save: () => void, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector('dialog:modal')) save();
    },
    { signal },
  );
}

/** How the keys are written on this computer. */
export function saveKeyName(): string {
  return /mac/i.test(navigator.platform) ? '⌘S' : 'Ctrl+S';
}
