import type { Db } from '../../db/client.ts';
import { productWords } from '../../i18n/public/products/products.words.ts';
import { aluminaWords } from '../../i18n/public/products/products-alumina.words.ts';
import { processWords } from '../../i18n/public/products/products-process.words.ts';
import { routes } from '../../routes.ts';
import type { PublicPage } from '../../web/pages/public-page.ts';
import { heroPage } from '../hero-page.tsx';
import { AluminaPage } from './alumina-page.tsx';
import { ProductsPage } from './index-page.tsx';
import { ProcessPage } from './process-page.tsx';

const { index, alumina, process } = routes.products;

export function productPages(db: Db): PublicPage[] {
  return [
    heroPage(db, {
      route: index,
      section: 'products',
      words: productWords,
      pictureName: 'Produk',
      pictureKey: 'products',
      body: (hero) => <ProductsPage {...hero} />,
    }),
    heroPage(db, {
      route: alumina,
      section: 'products',
      words: aluminaWords,
      pictureName: 'Produk_Kami',
      pictureKey: 'our-products',
      body: (hero) => <AluminaPage {...hero} />,
    }),
    heroPage(db, {
      route: process,
      section: 'products',
      words: processWords,
      pictureName: 'Proses_Produksi',
      pictureKey: 'production-process',
      body: (hero) => <ProcessPage {...hero} />,
    }),
  ];
}
