import { Picture, type PictureSource } from '../../ui/media/picture.tsx';

type ReportCoverProps = {
  cover: PictureSource;
  /** `sizes` attribute of the picture; at most 352 pixels. */
  sizes: string;
};

/** Cover picture, styled as a book. */
export function ReportCover({ cover, sizes }: ReportCoverProps) {
  return (
    <div className="aspect-[210/297] w-full max-w-[22rem] overflow-hidden bg-petrol-light [box-shadow:var(--shadow-toast)]">
      <Picture className="size-full object-cover" sizes={sizes} source={cover} />
    </div>
  );
}
