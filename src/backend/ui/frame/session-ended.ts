/** Document event before a screen is left because the session has ended; listeners with unsaved work may cancel it. */
export const sessionEnded = 'session:ended';
