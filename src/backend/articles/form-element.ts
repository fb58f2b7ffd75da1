/** Event of an editor: a pasted picture was removed. */
export const picturesLeftOut = 'article:pictures-left-out';
