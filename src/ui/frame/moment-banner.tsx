type MomentBannerProps = {
  text: string;
  digestLabel: string;
  digest: string;
  /** What was removed since, as text. */
  gaps?: string | undefined;
  leave: { href: string; label: string };
  lang: string;
};

/** Says on a page of the time machine that it is not public, and of which moment it is; printed too. */
export function MomentBanner({ text, digestLabel, digest, gaps, leave, lang }: MomentBannerProps) {
  return (
    <aside className="relative z-60 bg-laterite px-5 py-3 text-small text-alumina" data-moment="" lang={lang}>
      <p className="font-700">{text}</p>
      <p className="text-tiny [overflow-wrap:anywhere]">
        {digestLabel}: {digest}
      </p>
      {gaps && <p className="text-tiny font-650">{gaps}</p>}
      <a className="line-link inline-flex min-h-11 items-center font-650" href={leave.href}>
        {leave.label}
      </a>
    </aside>
  );
}
