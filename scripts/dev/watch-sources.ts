import { watch } from 'node:fs';

/** Debounce in milliseconds: editors write a file in several steps. */
const quietTimeInMilliseconds = 15;

/** Calls back with the changed files, one call at a time. Returns a function that stops watching. */
export function watchSources(onChange: (paths: string[]) => Promise<void>): () => void {
  const changed = new Set<string>();
  let timer: Timer | undefined;
  let last = Promise.resolve();
  const flush = () => {
    const paths = [...changed];
    changed.clear();
    last = last.then(() => onChange(paths));
  };
  const watchers = ['src', 'static', 'drizzle', 'scripts/build', 'uno.config.ts'].map((place) =>
    watch(place, { recursive: true }, (_event, name) => {
      const path = name && name !== place ? `${place}/${name}` : place;
      if (isTemporary(path)) return;
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(flush, quietTimeInMilliseconds);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Editors write a temporary file before they replace the original. */
function isTemporary(path: string): boolean {
  return /(^|\/)(\.[^/]*|[^/]*~|[^./]+)$/.test(path);
}
