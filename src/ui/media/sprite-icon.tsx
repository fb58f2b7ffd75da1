/** An icon in an island, which knows the sprite's address and nothing else of the build. */
export function SpriteIcon({ icons, name, className = '' }: { icons: string; name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={`size-5 shrink-0 ${className}`} focusable="false">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
