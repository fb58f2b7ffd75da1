import { fileUrl } from '../../manifest.ts';
import type { IconName } from './icon-names.ts';

/** A decorative icon from the sprite; adjacent text or the control's label carries the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${fileUrl('icons.svg')}#${name}`} />
    </svg>
  );
}
