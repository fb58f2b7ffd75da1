import type { Hold } from './send-form.ts';

/** Explains why submitting a form is delayed, and shows the progress. */
export function HoldNotice({ hold }: { hold: Hold | undefined }) {
  return (
    <div role="status">
      {hold && (
        <label className="flex items-center gap-3 text-small">
          <progress className="h-2 w-36 shrink-0 accent-laterite" max={100} value={hold.percent} />
          {hold.text}
        </label>
      )}
    </div>
  );
}
