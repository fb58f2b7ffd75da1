import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { listArticleSummaries } from '../../domain/articles/queries.ts';
import { type SocialCard, socialCardOf } from '../../domain/articles/social-card.ts';
import { FilesBusyError, FileTooComplexError } from '../../domain/attachments/refused-files.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import type { SharedCaching } from '../http/shared-caching.ts';
import { type AssetFiles, headersOf, sharingOf } from './asset-files.ts';
import { answerFile, notEncoded } from './file-answer.ts';

type Drawing = Uint8Array<ArrayBuffer>;

type Options = {
  db: Db;
  sharedCaching?: SharedCaching | undefined;
  assetFiles: AssetFiles;
  draw: (card: SocialCard, path: string | undefined) => Promise<Drawing>;
};

const nameOfFile = /^(\d{1,9})-([a-z]{2})-([0-9a-f]{16})\.jpg$/;
/** A picture has about 80 KB. Social networks ask once for each, and shared caches keep them. */
const maxKeptInBytes = 24 * 1024 * 1024;

/**
 * The pictures of public articles for social networks, drawn when they are first asked for. A name contains the digest of what is drawn, so
 * that only the present picture of an article that the public sees has one: everything else is missing, and nothing is drawn for it.
 */
export class SocialPictures {
  private readonly drawn = new LRUCache<string, Drawing>({
    maxSize: maxKeptInBytes,
    sizeCalculation: ({ length }) => length,
  });
  /** Drawn once for all who wait for it. */
  private readonly underWay = new Map<string, Promise<Drawing>>();

  constructor(private readonly options: Options) {}

  async answer(file: string, request: Request): Promise<Response | undefined> {
    const [, id, language = ''] = nameOfFile.exec(file) ?? [];
    if (!id || !isLanguage(language)) return undefined;
    const sharing = sharingOf(this.options.sharedCaching);
    const [article] = await listArticleSummaries(this.options.db, { ids: [Number(id)], category: 'news' });
    const found = article && socialCardOf(article, language);
    if (found?.file !== file) return undefined;
    try {
      const picture = this.drawn.get(file) ?? (await this.drawOnce(file, found.card));
      const type = 'image/jpeg';
      const body = ({ start = 0, end = picture.length - 1 } = {}) =>
        new Blob([picture.subarray(start, end + 1)], { type });
      const served = { size: picture.length, type, etag: `"${file}"`, body };
      return answerFile(served, request, headersOf(file, type, sharing));
    } catch (error) {
      if (error instanceof FilesBusyError) return notEncoded();
      throw error;
    }
  }

  private drawOnce(file: string, card: SocialCard): Promise<Drawing> {
    const drawing = this.underWay.get(file) ?? this.draw(card).finally(() => this.underWay.delete(file));
    this.underWay.set(file, drawing);
    void drawing.then(
      (picture) => this.drawn.set(file, picture),
      () => {},
    );
    return drawing;
  }

  /** Without the article's picture when its file is missing or cannot be read. */
  private async draw(card: SocialCard): Promise<Drawing> {
    const { assetFiles, draw } = this.options;
    const { picture } = card;
    try {
      const drawn = picture === null ? undefined : await assetFiles.withFile(picture, (path) => draw(card, path));
      return drawn ?? (await draw(card, undefined));
    } catch (error) {
      if (!(error instanceof FileTooComplexError)) throw error;
      return draw(card, undefined);
    }
  }
}
