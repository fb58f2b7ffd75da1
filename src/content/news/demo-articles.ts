import { articles2022 } from './2022.ts';
import { articles2023 } from './2023.ts';
import { articles2024 } from './2024.ts';
import { articles2025 } from './2025.ts';
import { articles2026 } from './2026.ts';
import type { DemoArticle } from './demo-article.ts';
import { reports } from './reports.ts';
import { unpublishedArticles } from './unpublished.ts';

export const demoArticles: DemoArticle[] = [
  ...articles2022,
  ...articles2023,
  ...articles2024,
  ...articles2025,
  ...articles2026,
  ...unpublishedArticles,
  ...reports,
];
