import { SkeletonCards } from '../../../ui/text/skeleton.tsx';

/** Placeholder shown while the latest stories are loading. */
export function StoriesSkeleton({ label }: { label: string }) {
  return (
    <>
      <p aria-hidden="true" className="mb-6 text-small text-slate">
        {label}
      </p>
      <SkeletonCards count={4} />
    </>
  );
}
