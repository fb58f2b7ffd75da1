type SummarisedError = {
  /** Id of the control; empty for errors of the whole form. */
  target: string;
  text: string;
};

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummarisedError[];
  /** Receives the focus when the page loads, also without script. */
  autoFocus?: boolean;
};

/** The error summary above a form, with links to the fields. */
export function ErrorSummary({ title, errors, autoFocus }: ErrorSummaryProps) {
  return (
    <section
      aria-labelledby="error-summary-title"
      // biome-ignore lint/a11y/noAutofocus: the errors of a rejected form are announced first
      autoFocus={autoFocus}
      className="scroll-mt-28 border-l-[5px] border-laterite bg-white px-5 py-4"
      data-outcome=""
      tabIndex={-1}
    >
      <h2 className="t-item text-laterite-deep" id="error-summary-title">
        {title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {errors.map(({ target, text }) => (
          <li key={`${target} ${text}`}>
            {target ? (
              <a className="line-link [overflow-wrap:anywhere]" href={`#${target}`}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
