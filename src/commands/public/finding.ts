export type Finding = { state: 'ok' | 'warning' | 'failed'; text: string };

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string): Finding => ({ state: 'warning', text });
export const failed = (text: string): Finding => ({ state: 'failed', text });
