import { homeWords } from '../../i18n/public/home.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { builtPicture, Picture } from '../../ui/media/picture.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import { Section } from '../../ui/text/section.tsx';

const pillars = ['circularity', 'social', 'environment'] as const;

/** The three pillars as one list; on wide screens, hovering one shows its picture in the hexagon. */
export function Projects({ language }: { language: Language }) {
  const t = homeWords(language);
  const names = navigationWords(language);
  const { index } = routes.sustainability;
  return (
    <Section className="overflow-clip" id="projects" labelledBy="projects-title" snap tone="dark">
      <Eyebrow>{t.projectsEyebrow}</Eyebrow>
      <div className="pillars">
        <h2 className="t-heading max-w-[16ch]" id="projects-title">
          {t.projectsTitle}
        </h2>
        <ul className="mt-8 lg:mt-10">
          {pillars.map((name) => (
            <Pillar
              href={href<string>(routes.sustainability[name], language)}
              key={name}
              language={language}
              picture={name}
              text={t[`${name}Text`]}
              title={names[name]}
            />
          ))}
        </ul>
        <p className="mt-8">
          <MoreLink href={href(index, language)}>{t.viewAll}</MoreLink>
        </p>
      </div>
    </Section>
  );
}

type PillarProps = { title: string; text: string; href: string; picture: string; language: Language };

function Pillar({ title, text, href: address, picture, language }: PillarProps) {
  return (
    <li className="pillar">
      <Picture
        className="pillar-picture"
        sizes="(min-width: 1024px) 560px, 96px"
        source={{ ...builtPicture(picture, language), alt: '' }}
      />
      <div className="min-w-0 flex-1">
        <h3 className="t-sub">
          <a className="cover-link" href={address}>
            {title}
          </a>
        </h3>
        <p className="mt-1.5 max-w-[28rem] text-base text-alumina/85">{text}</p>
      </div>
      <Icon className="pillar-arrow size-6" name="arrow-right" />
    </li>
  );
}
