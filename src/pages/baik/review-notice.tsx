import type { BaikFormProps } from './baik-form-props.ts';

/** Says, after a form came without script, that nothing has been sent yet: something is to be decided about its files. */
export function ReviewNotice({ words }: Pick<BaikFormProps, 'words'>) {
  return (
    <section
      aria-labelledby="baik-review"
      // biome-ignore lint/a11y/noAutofocus: the form was not sent, and this says why
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
