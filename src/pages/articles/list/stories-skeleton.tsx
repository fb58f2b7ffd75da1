import { SkeletonCards } from '../../../ui/text/skeleton.tsx';

/** Holds the place of the latest stories while they are on their way, and says so. */
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
