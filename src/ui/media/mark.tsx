/** The company logo: a hexagon on the equator line, red below it and white above. */
export function Mark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`} viewBox="0 0 76 80">
      <path d="M38 5 68.3 22.5V40H7.7V22.5Z" fill="none" stroke="currentColor" strokeWidth="4.5" />
      <path className="fill-highlight" d="M7.7 45h60.6v12.5L38 75 7.7 57.5Z" />
      <path d="M0 40h76" stroke="currentColor" strokeWidth="4.5" />
    </svg>
  );
}
