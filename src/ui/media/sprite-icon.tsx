/** An icon for islands, which receive the sprite's address as a prop. */
export function SpriteIcon({ icons, name, className = '' }: { icons: string; name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={`size-5 shrink-0 ${className}`}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
