import type { Db } from '../../db/client.ts';
import { navigationWords } from '../../i18n/navigation.ts';
import { productWords } from '../../i18n/products.ts';
import { href, routes } from '../../routes.ts';
import { builtPicture } from '../../ui/picture.tsx';
import { managedPicture } from '../../web/managed-picture.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { pageHead } from '../page-head.ts';
import { AluminaPage } from './alumina-page.tsx';
import { ProductsPage } from './index-page.tsx';
import { ProcessPage } from './process-page.tsx';

export function productPages(db: Db): PublicPage[] {
  return [
    publicPage(routes.products.index, (request) => showProducts(db, request)),
    publicPage(routes.products.alumina, showAlumina),
    publicPage(routes.products.process, showProcess),
  ];
}

function showProducts(db: Db, request: PageRequest): TaggedPage {
  const { language, degrade } = request;
  const { metaTitle, description } = productWords(language);
  const pictureKey = 'products';
  const trail = [productsCrumb(request)];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: (
      <ProductsPage
        fallback={builtPicture(pictureKey, language)}
        language={language}
        picture={managedPicture(db, 'Produk', pictureKey, language, degrade)}
        trail={trail}
      />
    ),
  };
}

function showAlumina(request: PageRequest): TaggedPage {
  const { language } = request;
  const t = productWords(language);
  const pictureKey = 'products';
  const trail = [productsCrumb(request), { label: t.aluminaTitle, href: href(routes.products.alumina, language) }];
  return {
    ...pageHead(request, { title: t.aluminaTitle, description: t.aluminaDescription, trail, pictureKey }),
    body: <AluminaPage language={language} picture={builtPicture(pictureKey, language)} trail={trail} />,
  };
}

function showProcess(request: PageRequest): TaggedPage {
  const { language } = request;
  const t = productWords(language);
  const pictureKey = 'home-hero';
  const trail = [productsCrumb(request), { label: t.processTitle, href: href(routes.products.process, language) }];
  return {
    ...pageHead(request, { title: t.processTitle, description: t.processDescription, trail, pictureKey }),
    body: <ProcessPage language={language} picture={builtPicture(pictureKey, language)} trail={trail} />,
  };
}

function productsCrumb({ language }: PageRequest) {
  return { label: navigationWords(language).products, href: href(routes.products.index, language) };
}
