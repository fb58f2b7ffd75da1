import { articles2022 } from './articles/2022.ts';
import { articles2023 } from './articles/2023.ts';
import { articles2024 } from './articles/2024.ts';
import { articles2025 } from './articles/2025.ts';
import { articles2026 } from './articles/2026.ts';
import { reports } from './articles/reports.ts';
import { unpublishedArticles } from './articles/unpublished.ts';
import type { DemoArticle } from './demo-article.ts';

export const demoArticles: DemoArticle[] = [
  ...articles2022,
  ...articles2023,
  ...articles2024,
  ...articles2025,
  ...articles2026,
  ...unpublishedArticles,
  ...reports,
];
