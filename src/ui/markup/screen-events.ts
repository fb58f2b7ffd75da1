/** Sent to an island that is about to be removed from the page. */
export const islandLeaves = 'island-leaves';
/** Sent to the document when another screen is shown without loading a page. */
export const screenShown = 'screen-shown';
