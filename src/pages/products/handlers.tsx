import type { Db } from '../../db/client.ts';
import { productWords } from '../../i18n/public/products.ts';
import { aluminaWords } from '../../i18n/public/products-alumina.ts';
import { processWords } from '../../i18n/public/products-process.ts';
import { navigationWords } from '../../i18n/site/navigation.ts';
import { href, routes } from '../../routes.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { heroPictures } from '../hero-pictures.ts';
import { pageHead } from '../page-head.ts';
import { AluminaPage } from './alumina-page.tsx';
import { ProductsPage } from './index-page.tsx';
import { ProcessPage } from './process-page.tsx';

const { index, alumina, process } = routes.products;

export function productPages(db: Db): PublicPage[] {
  return [
    publicPage(index, (request) => showProducts(db, request)),
    publicPage(alumina, (request) => showAlumina(db, request)),
    publicPage(process, (request) => showProcess(db, request)),
  ];
}

function showProducts(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { metaTitle, description } = productWords(language);
  const pictureKey = 'products';
  const trail = [productsCrumb(request)];
  return {
    ...pageHead(request, { title: metaTitle, description, trail, pictureKey }),
    body: <ProductsPage {...heroPictures(db, request, 'Produk', pictureKey)} language={language} trail={trail} />,
  };
}

function showAlumina(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, description } = aluminaWords(language);
  const pictureKey = 'our-products';
  const trail = [productsCrumb(request), { label: title, href: href(alumina, language) }];
  return {
    ...pageHead(request, { title, description, trail, pictureKey }),
    body: <AluminaPage {...heroPictures(db, request, 'Produk_Kami', pictureKey)} language={language} trail={trail} />,
  };
}

function showProcess(db: Db, request: PageRequest): TaggedPage {
  const { language } = request;
  const { title, description } = processWords(language);
  const pictureKey = 'production-process';
  const trail = [productsCrumb(request), { label: title, href: href(process, language) }];
  return {
    ...pageHead(request, { title, description, trail, pictureKey }),
    body: (
      <ProcessPage {...heroPictures(db, request, 'Proses_Produksi', pictureKey)} language={language} trail={trail} />
    ),
  };
}

function productsCrumb({ language }: PageRequest) {
  return { label: navigationWords(language).products, href: href(index, language) };
}
