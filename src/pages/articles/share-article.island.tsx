import { type MouseEvent, useState } from 'react';

export type ShareArticleProps = {
  /** Absolute, because it leaves the site. */
  url: string;
  title: string;
  /** The address of the icon sprite. */
  icons: string;
  words: { share: string; copied: string };
};

/** Opens the system's share sheet, else copies the link. Until it is awake, and without script, it writes a mail. */
export function ShareArticle({ url, title, icons, words }: ShareArticleProps) {
  const [copied, setCopied] = useState(false);

  const share = async (event: MouseEvent) => {
    event.preventDefault();
    if (typeof navigator.share === 'function') {
      // Rejects when the reader closes the sheet, which is an answer too.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    setCopied(await copy(url));
  };

  return (
    <>
      <a className="btn-outline w-full" href={mailWith(title, url)} onClick={(event) => void share(event)}>
        <svg aria-hidden="true" className="size-5 shrink-0" focusable="false">
          <use href={`${icons}#${copied ? 'check' : 'share-2'}`} />
        </svg>
        {copied ? words.copied : words.share}
      </a>
      <span className="sr-only" role="status">
        {copied ? words.copied : ''}
      </span>
    </>
  );
}

/** False where the browser keeps the clipboard back; the link then goes by mail. */
async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    location.href = mailWith(document.title, url);
    return false;
  }
}

function mailWith(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
