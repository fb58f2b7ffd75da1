type SummarisedError = {
  /** The id of the control; empty for what concerns the form as a whole. */
  target: string;
  text: string;
};

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummarisedError[];
  /** Takes the focus when the page loads, also without script. */
  autoFocus?: boolean;
};

/** The error summary above a form, with links to the fields. */
export function ErrorSummary({ title, errors, autoFocus }: ErrorSummaryProps) {
  return (
    <section
      aria-labelledby="error-summary-title"
      // biome-ignore lint/a11y/noAutofocus: after a form was refused, this is what has to be read first
      autoFocus={autoFocus}
      className="scroll-mt-28 border-l-[5px] border-laterite bg-white px-5 py-4"
      data-outcome=""
      tabIndex={-1}
    >
      <h3 className="t-item text-laterite-deep" id="error-summary-title">
        {title}
      </h3>
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
