import type { Asset } from '../../domain/assets/queries.ts';
import type { Language } from '../../i18n/language.ts';
import { searchWords } from '../../i18n/search.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { assetPicture } from '../../web/managed-picture.ts';

export function FoundMedia({ assets, language }: { assets: readonly Asset[]; language: Language }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {assets.map((asset) => (
        <li className="group relative grid grid-cols-[6rem_1fr] items-center gap-4" key={asset.id}>
          <Thumbnail asset={asset} language={language} />
          <div className="min-w-0">
            <h3 className="text-small font-650">
              <a className="cover-link decoration-1 underline-offset-4 group-hover:underline" href={asset.path}>
                {titleOf(asset, language)}
              </a>
            </h3>
            <p className="text-tiny text-slate">{kindOf(asset, language)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ asset, language }: { asset: Asset; language: Language }) {
  return (
    <div className="grid aspect-3/2 place-items-center overflow-hidden bg-powder text-laterite">
      {asset.mediaType === 'image' ? (
        <Picture
          className="size-full object-cover"
          sizes="96px"
          source={{ ...assetPicture(asset, language), alt: '' }}
        />
      ) : (
        <Icon className="size-7" name={asset.mediaType === 'video' ? 'player-play' : 'file-text'} />
      )}
    </div>
  );
}

/** What an editor wrote about it in the reader's language says more than its title, which has one language. */
function titleOf({ altText, altTextEn, title, name }: Asset, language: Language): string {
  return (language === 'en' ? altTextEn : altText) || title || altText || name;
}

function kindOf({ mediaType }: Asset, language: Language): string {
  const t = searchWords(language);
  if (mediaType === 'video') return t.video;
  return mediaType === 'document' ? t.document : t.image;
}
