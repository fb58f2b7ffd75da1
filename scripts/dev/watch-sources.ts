import { watch } from 'node:fs';

/** Editors save in several steps, which follow each other within this time. */
const quietTimeInMilliseconds = 15;

/** Calls back with the files that a save has changed, one call after the other. Returns what ends it. */
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

/** Editors write beside a file before they replace it. */
function isTemporary(path: string): boolean {
  return /(^|\/)(\.[^/]*|[^/]*~|[^./]+)$/.test(path);
}
