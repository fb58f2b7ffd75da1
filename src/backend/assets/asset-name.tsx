import { Fragment } from 'react';

/** File names such as `Standar_Etika_Perusahaan`, with line break opportunities only after underscores. */
export function AssetName({ name }: { name: string }) {
  const parts = name.split(/(?<=[_-])/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
