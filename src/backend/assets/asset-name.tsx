import { Fragment } from 'react';

/** Names such as `Standar_Etika_Perusahaan`, which may break after their underscores and nowhere else while there is room. */
export function AssetName({ name }: { name: string }) {
  const parts = name.split(/(?<=[_-])/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name have no other order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
