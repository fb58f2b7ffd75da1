export * from './accounts.ts';
export * from './activity.ts';
export * from './articles.ts';
export * from './assets.ts';
export * from './contact.ts';
export * from './mail.ts';
export * from './page-cache.ts';
export * from './secrets.ts';
