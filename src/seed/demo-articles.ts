import { articles2022 } from './articles/2022';
import { articles2023 } from './articles/2023';
import { articles2024 } from './articles/2024';
import { articles2025 } from './articles/2025';
import { articles2026 } from './articles/2026';
import { reports } from './articles/reports';
import type { DemoArticle } from './demo-article';

export const demoArticles: DemoArticle[] = [
  ...articles2022,
  ...articles2023,
  ...articles2024,
  ...articles2025,
  ...articles2026,
  ...reports,
];
