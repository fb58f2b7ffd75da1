import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

const detail = { language: 'en', title: 'Harbour opens', slug: '', content: '<p>It opened.</p>' };

const written = {
  category: 'news',
  status: 'draft',
  published_at: '2026-01-31T09:00',
  default_language: 'en',
  sort_order: '0',
  languages: 'en',
  'en.title': 'Harbour opens',
  'en.content': '<p>It opened.</p>',
};

export const writes: WriteScenario[] = [
  {
    route: 'POST /api/backend/articles',
    prepare: async () => ({
      path: '/api/backend/articles',
      init: jsonOf({ article: { category: 'news' }, details: [detail] }),
    }),
  },
  {
    route: 'PUT /api/backend/articles/:id',
    prepare: async (world) => ({
      path: `/api/backend/articles/${await world.publish()}`,
      init: jsonOf({ author: 'Newsroom' }),
    }),
  },
  {
    route: 'PUT /api/backend/articles/:id/details/:language',
    prepare: async (world) => ({
      path: `/api/backend/articles/${await world.publish()}/details/en`,
      init: jsonOf(detail),
    }),
  },
  {
    route: 'POST /api/backend/articles/:id/details',
    prepare: async (world) => ({
      path: `/api/backend/articles/${await world.publish({ title: { id: 'Pelabuhan dibuka' } })}/details`,
      init: jsonOf(detail),
    }),
  },
  {
    route: 'DELETE /api/backend/articles/:id',
    prepare: async (world) => ({ path: `/api/backend/articles/${await world.publish()}` }),
  },
  {
    route: 'POST /backend/articles/delete/:id',
    prepare: async (world) => ({ path: `/backend/articles/delete/${await world.publish()}` }),
  },
  {
    route: 'POST /backend/articles/create',
    prepare: async () => ({ path: '/backend/articles/create', init: formOf(written) }),
  },
  {
    route: 'POST /backend/articles/edit/:id',
    prepare: async (world) => ({
      path: `/backend/articles/edit/${await world.publish()}`,
      init: formOf({ ...written, confirmed: 'withdraw' }),
    }),
  },
];
