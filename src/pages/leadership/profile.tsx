import { Picture } from '../../ui/media/picture.tsx';
import type { LeaderView } from './leader-view.ts';

/** A member of a board: name and position beside the biography, with the portrait once there is one. */
export function Profile({ leader: { id, name, position, biography, portrait } }: { leader: LeaderView }) {
  return (
    <li
      className="grid scroll-mt-[var(--bar-height)] gap-x-8 gap-y-5 border-t border-graphite/20 py-8 md:grid-cols-12 lg:py-12"
      id={`leader-${id}`}
    >
      {portrait && (
        <div className="w-36 md:order-last md:col-span-3 md:w-auto md:justify-self-end">
          <Picture
            className="aspect-[3/4] w-full max-w-[16rem] rounded object-cover object-top"
            sizes="(min-width: 768px) 256px, 144px"
            source={portrait}
          />
        </div>
      )}
      <div className="md:col-span-5">
        <h3 className="t-sub text-balance [overflow-wrap:anywhere]">{name}</h3>
        <p className="mt-2 max-w-[22rem] font-650 text-laterite">{position}</p>
      </div>
      <div className={`grid content-start gap-3 ${portrait ? 'md:col-span-4' : 'md:col-span-6 md:col-start-7'}`}>
        {biography.map((paragraph) => (
          <p className="max-w-[38rem]" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </li>
  );
}
