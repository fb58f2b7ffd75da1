import { currentLanguage } from './current.ts';
import { defaultLanguage, isLanguage, type Language, languageCodes, type Pair } from './i18n/site/language.ts';

/** One page in both languages. `path` follows the language prefix and is empty for the home page. */
export type Route<Path extends string = string> = { readonly key: string; readonly path: Pair<Path> };

const table = {
  home: { index: { id: '', en: '' } },
  about: { index: { id: 'tentang', en: 'about' } },
  profile: { index: { id: 'profil-perusahaan', en: 'company-profile' } },
  journey: { index: { id: 'jejak-langkah', en: 'our-journey' } },
  organization: { index: { id: 'struktur-organisasi', en: 'organization-structure' } },
  leadership: { index: { id: 'direksi-dan-komisaris', en: 'board-of-directors' } },
  governance: {
    index: { id: 'tata-kelola', en: 'governance' },
    gratification: { id: 'pengendalian-gratifikasi', en: 'gratification-control' },
    commissionersCharter: { id: 'piagam-dewan-komisaris', en: 'board-of-commissioners-charter' },
    directorsCharter: { id: 'piagam-direksi', en: 'board-of-directors-charter' },
    codeOfConduct: { id: 'kode-etik', en: 'code-of-conduct' },
    ethicsStandard: { id: 'standar-etika-perusahaan', en: 'company-ethics-standard' },
  },
  products: {
    index: { id: 'produk', en: 'products' },
    alumina: { id: 'produk-kami', en: 'our-products' },
    process: { id: 'proses-produksi', en: 'production-process' },
  },
  sustainability: {
    index: { id: 'keberlanjutan', en: 'sustainability' },
    commitment: { id: 'komitmen-keberlanjutan', en: 'sustainability-commitment' },
    circularity: { id: 'sirkularitas', en: 'circularity' },
    social: { id: 'sosial', en: 'social' },
    environment: { id: 'lingkungan', en: 'environment' },
    figures: { id: 'angka-keberlanjutan', en: 'sustainability-figures' },
  },
  publications: { index: { id: 'publikasi', en: 'publications' } },
  articles: {
    index: { id: 'berita', en: 'news' },
    show: { id: 'baca-berita/:id', en: 'read-news/:id' },
    saved: { id: 'berita-tersimpan', en: 'saved-news' },
    previewIndex: { id: 'preview/berita', en: 'preview/news' },
    previewShow: { id: 'preview/baca-berita/:id', en: 'preview/read-news/:id' },
  },
  reports: {
    index: { id: 'laporan-tahunan', en: 'annual-reports' },
    highlights: { id: 'laporan-tahunan/2024', en: 'annual-reports/2024' },
  },
  contact: { index: { id: 'kontak', en: 'contact' } },
  baik: {
    index: { id: 'budaya-baik', en: 'baik-culture' },
    mailbox: { id: 'budaya-baik/nilai', en: 'baik-culture/values' },
  },
  procurement: { index: { id: 'procure-plus', en: 'procure-plus' } },
  search: { index: { id: 'cari', en: 'search' } },
  policies: {
    privacy: { id: 'kebijakan-privasi', en: 'privacy-policy' },
    cookies: { id: 'kebijakan-kuki', en: 'cookie-policy' },
    accessibility: { id: 'pernyataan-aksesibilitas', en: 'accessibility-statement' },
    dataRequest: { id: 'permintaan-data-pribadi', en: 'personal-data-request' },
    confirmDataRequest: { id: 'permintaan-data-pribadi/konfirmasi', en: 'personal-data-request/confirm' },
  },
  careers: { index: { id: 'karier', en: 'careers' } },
  vendors: { index: { id: 'bantuan-vendor', en: 'vendor-help' } },
  mediaKit: { index: { id: 'ruang-media', en: 'media-kit' } },
  directions: { index: { id: 'lokasi', en: 'directions' } },
  quality: { index: { id: 'kualitas', en: 'quality' } },
} as const satisfies Record<string, Record<string, Pair>>;

type Table = typeof table;
type Routes = {
  readonly [Noun in keyof Table]: {
    readonly [Name in keyof Table[Noun]]: Table[Noun][Name] extends Pair<infer Path extends string>
      ? Route<Path>
      : never;
  };
};

/** Every public page; the key of a route is `noun.name`. */
export const routes = named(table);
export const allRoutes: readonly Route[] = Object.values(routes).flatMap((noun): Route[] => Object.values(noun));

/** Addresses that are not pages: the back-office, the APIs, feeds and files. */
export const endpoints = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityTxt: '/.well-known/security.txt',
  webManifest: '/site.webmanifest',
  favicon: '/favicon.ico',
  serviceWorker: '/service-worker.js',
  offlineContact: { id: '/id/luring/kontak', en: '/en/offline/contact' },
  health: '/health',
  ready: '/ready',
  metrics: '/metrics',
  figuresCsv: { id: '/id/angka-keberlanjutan.csv', en: '/en/sustainability-figures.csv' },
  /** Followed by the file of an article's picture for social networks. */
  socialPictures: '/social',
  articleFeed: { id: '/id/berita/atom.xml', en: '/en/news/atom.xml' },
  /** Followed by the token of a preview link. */
  sharedPreview: { id: '/id/preview/tautan', en: '/en/preview/link' },
  cookieConsent: '/cookie-consent',
  cookieConsentStyles: '/cookie-consent.css',
  apiArticles: '/api/articles',
  apiAssets: '/api/assets',
  contactSubmit: '/api/contact/submit',
  baikSubmit: '/api/baik/submit',
  baikFiles: '/api/baik/files',
  search: '/api/search',
  apiDocs: '/api/docs',
  cspReports: '/api/csp-reports',
  cspSummary: '/api/backend/csp-reports',
  apiDescription: '/api/docs/json',
  backend: '/backend',
  login: '/backend/login',
  secondStep: '/backend/login/code',
  secondStepPasskey: '/backend/login/code/passkey',
  passkeySignIn: '/backend/login/passkey',
  passkeySignInOptions: '/backend/login/passkey/options',
  microsoftSignIn: '/backend/login/microsoft',
  microsoftCallback: '/backend/login/microsoft/callback',
  logout: '/backend/logout',
  dashboard: '/backend/dashboard',
  staffSearch: '/backend/search',
  assetManager: '/backend/assets',
  assetBulk: '/backend/assets/bulk',
  articleManager: '/backend/articles',
  articleCreate: '/backend/articles/create',
  articleEdit: '/backend/articles/edit',
  articlePreview: '/backend/articles/preview',
  articleDelete: '/backend/articles/delete',
  /** Followed by the id of an article, or the name of an unsaved text. */
  articleLive: '/backend/articles/live',
  articleDuplicate: '/backend/articles/duplicate',
  articleRepublish: '/backend/articles/republish',
  articleBulk: '/backend/articles/bulk',
  articleExport: '/backend/articles/export.csv',
  articleLinks: '/backend/articles/links',
  articleDraft: '/backend/articles/draft',
  brokenLinks: '/backend/articles/broken-links',
  articleReview: '/backend/articles/review',
  calendar: '/backend/calendar',
  calendarMove: '/backend/calendar/move',
  versions: '/backend/versions',
  leaderManager: '/backend/leaders',
  leaderCreate: '/backend/leaders/new',
  redirects: '/backend/redirects',
  redirectNew: '/backend/redirects/new',
  redirectsExport: '/backend/redirects/export.csv',
  missedAddresses: '/backend/redirects/missed',
  missedAddressesExport: '/backend/redirects/missed.csv',
  email: '/backend/email',
  emailHistory: '/backend/email/sent',
  emailTest: '/api/backend/email/test',
  emailSend: '/api/backend/email/send',
  messages: '/backend/messages',
  messagesExport: '/backend/messages/export.csv',
  messagesErase: '/backend/messages/erase',
  baik: '/backend/baik',
  privacy: '/backend/privacy',
  privacyNew: '/backend/privacy/new',
  privacyRetention: '/backend/privacy/retention',
  privacyRegister: '/backend/privacy/register',
  privacyBreaches: '/backend/privacy/breaches',
  baikRecipients: '/backend/baik/recipients',
  trash: '/backend/trash',
  trashRestore: '/backend/trash/restore',
  timeMachine: '/backend/time-machine',
  activityLogs: '/backend/logs',
  activityLogsExport: '/backend/logs/export.csv',
  activityLogsEvidence: '/backend/logs/evidence.zip',
  activityLogsVerify: '/backend/logs/verify',
  account: '/backend/account',
  accountManager: '/backend/accounts',
  accountInvite: '/backend/accounts/new',
  invitation: '/backend/invitation',
  accountLanguage: '/backend/account/language',
  accountPassword: '/backend/account/password',
  accountSessions: '/backend/account/sessions',
  secondFactor: '/backend/account/second-factor',
  secondFactorRemoval: '/backend/account/second-factor/remove',
  accountEmail: '/backend/account/email',
  passkeys: '/backend/account/passkeys',
  passkeyOptions: '/backend/account/passkeys/options',
  passkeyConfirmation: '/backend/account/passkeys/confirm',
  signInPolicy: '/backend/account/sign-in-policy',
  unsaved: '/backend/unsaved',
  savedFilters: '/backend/saved-filters',
  accountMicrosoft: '/backend/account/microsoft',
  accountMicrosoftRemoval: '/backend/account/microsoft/remove',
  sessionStatus: '/api/backend/status',
  apiLogin: '/api/backend/login',
  apiLogout: '/api/backend/logout',
  apiStaffArticles: '/api/backend/articles',
  apiUnsaved: '/api/backend/unsaved',
  apiArticleBulk: '/api/backend/articles/bulk',
  apiCalendar: '/api/backend/calendar',
  apiStaffAssets: '/api/backend/assets',
  apiAssetBulk: '/api/backend/assets/bulk',
  apiAssetOrder: '/api/backend/assets/reorder',
  apiLinkTargets: '/api/backend/link-targets',
  apiStaffLeaders: '/api/backend/leaders',
  apiLeaderOrder: '/api/backend/leaders/reorder',
  apiMessages: '/api/backend/messages',
  apiRedirects: '/api/backend/redirects',
  apiMissedAddresses: '/api/backend/redirects/missed',
  apiTrash: '/api/backend/trash',
  apiUsers: '/api/backend/users',
  apiActivityLogs: '/api/backend/logs',
  apiActivityLogsVerify: '/api/backend/logs/verify',
} as const;

/** In the query of a page: asks for it complete, however long it takes. Leads readers without script out of a stream. */
export const completeParameter = 'complete';

type ParameterNames<Path> = Path extends `${infer Head}/${infer Tail}`
  ? ParameterNames<Head> | ParameterNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;
export type Parameters<Path extends string> = { [Name in ParameterNames<Path>]: string | number };
export type Query = Record<string, string | number | undefined>;
type Arguments<Path extends string> = [ParameterNames<Path>] extends [never]
  ? [parameters?: Record<string, never>, query?: Query]
  : [parameters: Parameters<Path>, query?: Query];

/** The address of a page. Empty and undefined query values are left out. */
export function href<Path extends string>(route: Route<Path>, language: Language, ...rest: Arguments<Path>): string {
  const [parameters, query] = rest;
  return address(route, language, parameters ?? {}, query);
}

/** The address of a page in the language of the page that is being answered. */
export function hrefTo<Path extends string>(route: Route<Path>, ...rest: Arguments<Path>): string {
  return href(route, currentLanguage(), ...rest);
}

/** The same page, parameters and query in another language. */
export function counterpart(match: RouteMatch, language: Language, query?: Query): string {
  return address(match.route, language, match.parameters, query);
}

export type RouteMatch = { route: Route; language: Language; parameters: Record<string, string> };

/** The page behind a decoded path such as `/en/read-news/12`, or undefined. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const [first, ...rest] = pathname.slice(1).split('/');
  return isLanguage(first) ? matchPath(rest.join('/'), first) : undefined;
}

/**
 * The page that a path which is none should lead to, or undefined. A known path without a prefix belongs to the default
 * language; a path in the other language's words belongs to its counterpart under the prefix that was asked for.
 */
export function canonicalMatch(pathname: string): RouteMatch | undefined {
  const [first, ...rest] = pathname.slice(1).split('/');
  const language = isLanguage(first) ? first : defaultLanguage;
  const path = isLanguage(first) ? rest.join('/') : pathname.slice(1);
  for (const spoken of [language, ...languageCodes]) {
    const match = matchPath(path, spoken);
    if (match) return { ...match, language };
  }
  return undefined;
}

function named<Given extends Record<string, Record<string, Pair>>>(given: Given): Routes {
  const nouns = Object.entries(given).map(([noun, pages]) => [
    noun,
    Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, { key: `${noun}.${name}`, path }])),
  ]);
  // Object.fromEntries loses the keys of Routes.
  return Object.fromEntries(nouns) as Routes;
}

function address(route: Route, language: Language, parameters: Record<string, string | number>, query?: Query): string {
  const path = route.path[language].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  return withQuery(`/${language}${path && `/${path}`}`, query);
}

/** Appends a query. Empty and undefined values are omitted. */
export function withQuery(path: string, query?: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

const patterns = Object.fromEntries(
  languageCodes.map((language) => [
    language,
    allRoutes.map((route) => ({ route, segments: route.path[language].split('/') })),
  ]),
) as Pair<{ route: Route; segments: string[] }[]>;

function matchPath(path: string, language: Language): RouteMatch | undefined {
  const given = path.split('/');
  for (const { route, segments } of patterns[language]) {
    if (segments.length !== given.length) continue;
    const parameters: Record<string, string> = {};
    const fits = segments.every((segment, index) => {
      const value = given[index] ?? '';
      if (!segment.startsWith(':')) return segment === value;
      parameters[segment.slice(1)] = value;
      return value !== '';
    });
    if (fits) return { route, language, parameters };
  }
  return undefined;
}
