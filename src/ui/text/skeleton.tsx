/** Grey placeholders for cards that are loading. */
export function SkeletonCards({
  count,
  className = 'grid gap-8 md:grid-cols-2 lg:grid-cols-4',
}: {
  count: number;
  className?: string;
}) {
  return (
    <div aria-hidden="true" className={className}>
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
        <div key={place}>
          <div className="skeleton aspect-3/2" />
          <div className="skeleton mt-5 h-4 w-1/3" />
          <div className="skeleton mt-3 h-6" />
          <div className="skeleton mt-2 h-6 w-3/4" />
        </div>
      ))}
    </div>
  );
}
