/** `bun run audit:long` does everything; the suite a small fixed sample of it. */
export const isLongRun = process.env.AUDIT === 'long';
