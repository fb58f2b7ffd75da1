import { currentLanguage } from '../../current.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import type { MediaHit } from '../../domain/search/hits.ts';
import { searchWords as t } from '../../i18n/public/search.words.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { assetPicture } from '../../web/pages/managed-picture.ts';

export function FoundMedia({ hits }: { hits: readonly MediaHit[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {hits.map(({ id, title, description, href, asset }) => (
        <li className="group relative grid grid-cols-[6rem_1fr] items-center gap-4" key={id}>
          <Thumbnail asset={asset} />
          <div className="min-w-0">
            <h3 className="text-small font-650 [overflow-wrap:anywhere]">
              <a className="cover-link decoration-1 underline-offset-4 group-hover:underline" href={href}>
                <MarkedText of={title} />
              </a>
            </h3>
            <p className="text-tiny text-slate">{kindOf(asset)}</p>
            {asset.mediaType === 'document' && description.marks.length > 0 && (
              <p className="mt-1 line-clamp-2 text-tiny text-slate [overflow-wrap:anywhere]">
                <MarkedText of={description} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ asset }: { asset: Asset }) {
  return (
    <div className="grid aspect-3/2 place-items-center overflow-hidden bg-powder text-laterite">
      {asset.mediaType === 'image' ? (
        <Picture
          className="size-full object-cover"
          sizes="96px"
          source={{ ...assetPicture(asset, currentLanguage()), alt: '' }}
        />
      ) : (
        <Icon className="size-7" name={asset.mediaType === 'video' ? 'player-play' : 'file-text'} />
      )}
    </div>
  );
}

function kindOf({ mediaType }: Asset): string {
  if (mediaType === 'video') return t.video;
  return mediaType === 'document' ? t.document : t.image;
}
