import { type PointerEvent, useRef } from 'react';

/** Swipe distance in pixels that closes the toast. */
const minSwipeInPixels = 50;

type Swiped = PointerEvent<HTMLElement>;

/** Pointer handlers for an element that can be swiped away to the right. */
export function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | undefined>(undefined);

  const move = (element: HTMLElement, distance: number) => {
    element.style.transform = distance > 0 ? `translateX(${distance}px)` : '';
  };
  const distanceOf = (event: Swiped) => (startX.current === undefined ? 0 : event.clientX - startX.current);

  return {
    onPointerDown(event: Swiped) {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: Swiped) {
      if (startX.current !== undefined) move(event.currentTarget, distanceOf(event));
    },
    onPointerUp(event: Swiped) {
      const gone = distanceOf(event) > minSwipeInPixels;
      startX.current = undefined;
      move(event.currentTarget, 0);
      if (gone) onSwipe();
    },
    onPointerCancel(event: Swiped) {
      startX.current = undefined;
      move(event.currentTarget, 0);
    },
  };
}
