import type { Asset } from '../../domain/assets/queries.ts';
import { storedFile } from '../../stored-file.ts';
import { focusClasses } from '../../ui/media/focus.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { thumbnailOf } from '../../web/pages/managed-picture.ts';

export function AssetPreview({ asset, large = false }: { asset: Asset; large?: boolean }) {
  const { mediaType, path, width, height } = asset;
  if (mediaType === 'image') {
    return (
      <img
        alt={large ? asset.altText : ''}
        lang={large ? 'id' : undefined}
        className={
          large
            ? 'max-h-[50dvh] w-full bg-powder object-contain'
            : `size-full object-cover ${focusClasses(asset)}`.trim()
        }
        decoding="async"
        height={height ?? 300}
        loading={large ? 'eager' : 'lazy'}
        src={large ? storedFile(path) : thumbnailOf(path)}
        width={width ?? 400}
      />
    );
  }
  if (mediaType === 'video' && large) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a preview for staff before publication
      <video className="max-h-[50dvh] w-full bg-petrol-deep" controls preload="metadata" src={storedFile(path)} />
    );
  }
  return (
    <span className={`grid place-items-center text-petrol ${large ? 'h-32 w-full bg-powder' : 'size-full'}`}>
      <Icon
        className="size-12"
        name={mediaType === 'video' ? 'movie' : mediaType === 'captions' ? 'messages' : 'file-text'}
      />
    </span>
  );
}
