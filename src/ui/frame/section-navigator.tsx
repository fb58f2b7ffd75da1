import { navigationWords as t } from '../../i18n/site/navigation.words.ts';
import { Icon } from '../media/icon.tsx';

type SectionNavigatorProps = {
  /** Sections marked `snap`, in page order. */
  sections: readonly { id: string; title: string }[];
};

/** Dots for the full-screen sections, with previous and next buttons. Wide screens only. */
export function SectionNavigator({ sections }: SectionNavigatorProps) {
  return (
    <nav aria-label={t.sections} className="section-nav" data-navigator="">
      <button aria-label={t.previousSection} className="needs-script" disabled type="button">
        <Icon className="size-4" name="chevron-up" />
      </button>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a aria-current={index === 0 ? 'true' : undefined} href={`#${id}`}>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
      <button aria-label={t.nextSection} className="needs-script" type="button">
        <Icon className="size-4" name="chevron-down" />
      </button>
    </nav>
  );
}
