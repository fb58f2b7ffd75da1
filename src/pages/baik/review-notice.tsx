import type { BaikFormProps } from './baik-form-props.ts';

/** Notice for forms without script: the report has not been sent, because its sender has not seen the copies of the files. */
export function ReviewNotice({ words }: Pick<BaikFormProps, 'words'>) {
  return (
    <section
      aria-labelledby="baik-review"
      // biome-ignore lint/a11y/noAutofocus: the notice explains why the form was not sent
      autoFocus
      className="scroll-mt-28 border-l-[5px] border-ember bg-white px-5 py-4"
      tabIndex={-1}
    >
      <h3 className="t-item" id="baik-review">
        <a className="line-link" href="#baik-files">
          {words.reviewTitle}
        </a>
      </h3>
      <p className="mt-1 text-small">{words.reviewText}</p>
    </section>
  );
}
