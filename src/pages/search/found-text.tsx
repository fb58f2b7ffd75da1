import type { TopHit } from '../../domain/search/ranking.ts';
import { MarkedText } from '../../ui/text/marked-text.tsx';

type FoundTextProps = {
  hit: Pick<TopHit, 'title' | 'description' | 'href'>;
  /** Set for texts that are not in the language of the page. */
  lang: string | undefined;
};

/** Title and description of a result. */
export function FoundText({ hit: { title, description, href }, lang }: FoundTextProps) {
  return (
    <>
      <h3 className="t-item [overflow-wrap:anywhere]" lang={lang}>
        <a className="line-link" href={href}>
          <MarkedText of={title} />
        </a>
      </h3>
      <p className="mt-1 line-clamp-3 max-w-[44rem] text-small text-slate [overflow-wrap:anywhere]" lang={lang}>
        <MarkedText of={description} />
      </p>
    </>
  );
}
