import type { Box } from './obstacles.ts';

/** Offset of the badge from its margins at the left and at the top of the window, in pixels. */
export type Position = { x: number; y: number };

/** Distance of the badge from each edge of the window. */
export const marginInPixels = 16;
/** Lowest vertical offset: the badge stays below the header. */
export const belowBar = 56;

export function outset({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Direction of each arrow key. */
export const ways: Record<string, Position | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** The next corner in clockwise order from the lower right: lower left, upper left, upper right. */
export function nextCorner({ x, y }: Position, right: number, bottom: number): Position {
  const isRight = x > right / 2;
  return y > bottom / 2 ? { x: 0, y: isRight ? bottom : belowBar } : { x: right, y: isRight ? bottom : belowBar };
}

export function parsePosition(stored: string | null): Position | undefined {
  try {
    const { x, y } = JSON.parse(stored ?? '{}');
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
  } catch {
    return undefined;
  }
}
