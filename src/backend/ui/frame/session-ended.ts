/** Told to the document before a screen is left because the session has ended; who has unsaved work may prevent it. */
export const sessionEnded = 'session:ended';
