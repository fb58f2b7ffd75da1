import { Picture, type PictureSource } from '../../ui/picture.tsx';

/** The cover, as the book that it is. */
export function ReportCover({ cover }: { cover: PictureSource }) {
  return (
    <div className="aspect-3/4 w-full max-w-[22rem] overflow-hidden bg-petrol-light shadow-2xl">
      <Picture className="size-full object-cover" sizes="(min-width: 1024px) 352px, 80vw" source={cover} />
    </div>
  );
}
