import { useEffect, useRef } from 'react';
import Sortable from 'sortablejs';

/** Makes the children of a list draggable; reports the move and leaves the DOM unchanged. */
export function useDragging(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    if (!list.current) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const sortable = Sortable.create(list.current, {
      animation: still ? 0 : 150,
      handle: '.asset-grip',
      ghostClass: 'asset-ghost',
      // On touch screens, a short press distinguishes dragging from scrolling.
      delay: 150,
      delayOnTouchOnly: true,
      onEnd: ({ item, from, oldIndex, newIndex }) => {
        if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return;
        // React renders the new order itself and expects the DOM as it last rendered it.
        item.remove();
        from.insertBefore(item, from.children[oldIndex] ?? null);
        latest.current(oldIndex, newIndex);
      },
    });
    return () => sortable.destroy();
  }, []);
  return list;
}
