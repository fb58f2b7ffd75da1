/** A honeypot field: hidden from people, filled in by programs. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className="hidden">
      <label htmlFor={id}>{label}</label>
      <input autoComplete="off" id={id} name="website" tabIndex={-1} type="text" />
    </div>
  );
}
