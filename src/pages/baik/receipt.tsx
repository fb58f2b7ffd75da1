import { useEffect, useRef, useState } from 'react';
import { SpriteIcon } from '../../ui/media/sprite-icon.tsx';
import type { BaikFormProps } from './form-props.ts';

type ReceiptProps = Pick<BaikFormProps, 'words' | 'icons' | 'page' | 'mailbox'> & {
  receipt: NonNullable<BaikFormProps['receipt']>;
  /** Copy and print buttons need script; without it only the code is shown. */
  isAwake: boolean;
  /** Undefined when the link leads to an empty form. */
  onKept: (() => void) | undefined;
};

export function Receipt({
  receipt: { code, words: spoken },
  words,
  icons,
  page,
  mailbox,
  isAwake,
  onKept,
}: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, announce] = useState('');
  useEffect(() => heading.current?.focus(), []);

  const copy = () => {
    Promise.resolve(navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('No clipboard'))).then(
      () => announce(words.copied),
      () => announce(words.notCopied),
    );
  };
  return (
    <section aria-labelledby="baik-receipt-title" className="tone-dark px-6 py-8 sm:px-10 sm:py-10" data-receipt="">
      <p className="flex items-center gap-3 font-650 text-mangrove-light">
        <SpriteIcon icons={icons} name="shield-check" />
        {words.success}
      </p>
      <h3
        // biome-ignore lint/a11y/noAutofocus: without script, the result of the submitted form is announced first
        autoFocus
        className="t-sub mt-6 focus:outline-none"
        id="baik-receipt-title"
        ref={heading}
        tabIndex={-1}
      >
        {words.receiptTitle}
      </h3>
      <p
        className="mt-5 text-item font-750 sm:text-sub tracking-[0.04em] [overflow-wrap:anywhere] [word-spacing:0.12em]"
        data-code=""
      >
        {code}
      </p>
      <p className="mt-5 text-small">{words.receiptWordsTitle}</p>
      <p className="mt-1 font-650 [word-spacing:0.12em]" data-code-words="" lang="id">
        {spoken}
      </p>
      <p className="mt-5 max-w-[36rem] text-small">{words.receiptText}</p>
      <div className="mt-7 flex flex-wrap gap-3 print:hidden">
        {isAwake && (
          <>
            <button className="btn-light" onClick={copy} type="button">
              {words.copy}
              <SpriteIcon icons={icons} name="copy" />
            </button>
            <button className="btn-outline" onClick={() => print()} type="button">
              {words.print}
              <SpriteIcon icons={icons} name="printer" />
            </button>
          </>
        )}
        <a
          className={isAwake ? 'btn-outline' : 'btn-light'}
          href={page}
          onClick={(event) => {
            if (!onKept) return;
            event.preventDefault();
            onKept();
          }}
        >
          {words.keptIt}
          <SpriteIcon icons={icons} name="check" />
        </a>
      </div>
      <p className="mt-4 min-h-6 text-small font-600 print:hidden" role="status">
        {announcement}
      </p>
      <p className="text-small print:hidden">
        <a className="line-link" href={mailbox}>
          {words.openMailbox}
        </a>
      </p>
    </section>
  );
}
