import type { commentWords } from '../../../i18n/backend/articles/reviews.words.ts';
import type { Templates } from '../../../i18n/site/words.ts';

/** Texts of the comments; placeholders in braces are filled in by the browser. */
export type CommentWords = Templates<ReturnType<typeof commentWords>>;
