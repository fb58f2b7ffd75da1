export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
