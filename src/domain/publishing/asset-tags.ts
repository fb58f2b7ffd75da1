/** Every page that shows managed pictures or documents. */
export const assetsTag = 'assets';
