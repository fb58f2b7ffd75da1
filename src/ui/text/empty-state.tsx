import type { ReactNode } from 'react';

/** Message for an empty list, with an alternative action. */
export function EmptyState({
  title,
  text,
  children,
  level = 2,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
  level?: 2 | 3;
}) {
  const Tag = `h${level}` as const;
  return (
    <div className="flex flex-col items-start gap-4 border-y border-current/20 py-12 lg:py-16">
      <Tag className="t-sub hex-bullet flex items-baseline gap-3">{title}</Tag>
      {text && <p className="max-w-[36rem]">{text}</p>}
      {children}
    </div>
  );
}
