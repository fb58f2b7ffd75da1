import { aluminaWords } from '../../i18n/public/products/products-alumina.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { builtPicture, Picture, type PictureSource } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/text/section.tsx';

type Link = { icon: IconName; title: string; text: string; picture: PictureSource };

/** The supply chain from mine to port, on a line whose colour changes from laterite red to alumina white. */
export function SupplyChainSection({ language }: { language: Language }) {
  const t = aluminaWords(language);
  return (
    <Section id="supply-chain" labelledBy="supply-chain-title" snap tone="dark">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <h2 className="t-heading max-w-[16ch] lg:col-span-7" id="supply-chain-title">
          {t.chainTitle}
        </h2>
        <p className="max-w-[34rem] text-alumina/90 lg:col-span-5">{t.lead}</p>
      </div>
      <ol className="chain mt-10 lg:mt-12">
        {chainIn(language).map((link) => (
          <ChainLink key={link.title} {...link} />
        ))}
      </ol>
    </Section>
  );
}

function ChainLink({ icon, title, text, picture }: Link) {
  return (
    <li className="chain-link">
      <span aria-hidden="true" className="chain-sign">
        <Icon className="size-7" name={icon} />
      </span>
      <div>
        <Picture
          className="aspect-[2] w-full object-cover lg:aspect-auto lg:h-[clamp(9rem,26svh,18rem)]"
          sizes="(min-width: 1024px) 410px, 85vw"
          source={picture}
        />
        <h3 className="t-sub mt-5">{title}</h3>
        <p className="mt-3 max-w-[28rem] text-alumina/90">{text}</p>
      </div>
    </li>
  );
}

function chainIn(language: Language): Link[] {
  const t = aluminaWords(language);
  const picture = (key: string) => ({ ...builtPicture(key, language), alt: '' });
  return [
    { icon: 'pick', title: t.mining, text: t.miningText, picture: picture('news-11') },
    { icon: 'building-factory-2', title: t.refinery, text: t.refineryText, picture: picture('news-20') },
    { icon: 'ship', title: t.distribution, text: t.distributionText, picture: picture('news-01') },
  ];
}
