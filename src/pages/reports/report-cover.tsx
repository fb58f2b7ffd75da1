import { Picture, type PictureSource } from '../../ui/media/picture.tsx';

type ReportCoverProps = {
  cover: PictureSource;
  /** How wide it is shown, as in HTML; never wider than 352 pixels. */
  sizes: string;
};

/** The cover, as the book that it is. */
export function ReportCover({ cover, sizes }: ReportCoverProps) {
  return (
    <div className="aspect-[210/297] w-full max-w-[22rem] overflow-hidden bg-petrol-light [box-shadow:var(--shadow-toast)]">
      <Picture className="size-full object-cover" sizes={sizes} source={cover} />
    </div>
  );
}
