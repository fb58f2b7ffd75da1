import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';

type FocusCardProps = { icon: IconName; title: string; text: string };

/** A focus area with an icon in a hexagon. */
export function FocusCard({ icon, title, text }: FocusCardProps) {
  return (
    <article className="flex h-full flex-col border-t border-current/25 pt-7 pb-4">
      <span className="hex-sign bg-mangrove text-alumina">
        <Icon className="size-7" name={icon} />
      </span>
      <h3 className="t-sub mt-6">{title}</h3>
      <p className="mt-3 max-w-[30rem] opacity-90">{text}</p>
    </article>
  );
}
