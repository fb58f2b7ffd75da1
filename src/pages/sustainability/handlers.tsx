import { navigationWords } from '../../i18n/navigation.ts';
import { sustainabilityWords } from '../../i18n/sustainability.ts';
import { href, routes } from '../../routes.ts';
import { InnerPage } from '../../ui/inner-page.tsx';
import { builtPicture } from '../../ui/picture.tsx';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';

const { index, commitment, circularity, social, environment } = routes.sustainability;
type SustainabilityRoute = (typeof routes.sustainability)[keyof typeof routes.sustainability];

export function sustainabilityPages(): PublicPage[] {
  return [
    publicPage(index, showIndex),
    publicPage(commitment, (request) => {
      const t = sustainabilityWords(request.language);
      const { commitmentMeta, commitmentTitle, commitmentDescription, commitmentLead } = t;
      const title = { title: commitmentTitle, metaTitle: commitmentMeta };
      return showChapter(
        request,
        commitment,
        { ...title, description: commitmentDescription, lead: commitmentLead },
        'environment',
      );
    }),
    publicPage(circularity, (request) => {
      const t = sustainabilityWords(request.language);
      const { circularityTitle: title, circularityDescription: description, circularityLead: lead } = t;
      return showChapter(request, circularity, { title, metaTitle: title, description, lead }, 'circularity');
    }),
    publicPage(social, (request) => {
      const {
        socialTitle: title,
        socialDescription: description,
        socialLead: lead,
      } = sustainabilityWords(request.language);
      return showChapter(request, social, { title, metaTitle: title, description, lead }, 'social');
    }),
    publicPage(environment, (request) => {
      const t = sustainabilityWords(request.language);
      const { environmentTitle: title, environmentDescription: description, environmentLead: lead } = t;
      return showChapter(request, environment, { title, metaTitle: title, description, lead }, 'environment');
    }),
  ];
}

function showIndex(request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, metaTitle, description, lead } = sustainabilityWords(language);
  const pictureKey = 'environment';
  const trail = [indexCrumb(request)];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: (
      <InnerPage
        language={language}
        lead={lead}
        onward={chapters(request)}
        picture={builtPicture(pictureKey, language)}
        title={title}
        trail={trail}
      />
    ),
  };
}

type Texts = { title: string; metaTitle: string; description: string; lead: string };

function showChapter(request: PageRequest, route: SustainabilityRoute, texts: Texts, pictureKey: string): TaggedPage {
  const { language } = request;
  const { title, metaTitle, description, lead } = texts;
  const address = to(route, request);
  const trail = [indexCrumb(request), { label: title, href: address }];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: (
      <InnerPage
        language={language}
        lead={lead}
        onward={[...chapters(request).filter(({ href: other }) => other !== address), indexCrumb(request)]}
        picture={builtPicture(pictureKey, language)}
        title={title}
        trail={trail}
      />
    ),
  };
}

function chapters(request: PageRequest) {
  const names = navigationWords(request.language);
  return [
    { label: names.commitment, href: to(commitment, request) },
    { label: names.circularity, href: to(circularity, request) },
    { label: names.social, href: to(social, request) },
    { label: names.environment, href: to(environment, request) },
  ];
}

function indexCrumb(request: PageRequest) {
  return { label: navigationWords(request.language).sustainability, href: to(index, request) };
}

function to(route: SustainabilityRoute, { language }: PageRequest): string {
  return href<string>(route, language);
}
