import { useEffect, useState } from 'react';

/** An asset as the API lists it for staff, as far as a picker shows it. */
export type PickableAsset = {
  id: number;
  name: string;
  title: string;
  path: string;
  alt_text: string;
  alt_text_en: string;
  decorative: boolean;
  /** A small form of a picture. */
  thumbnail: string | null;
  width: number | null;
  height: number | null;
  pages: number | null;
};

const shownAtOnce = 48;
/** Between the last key and the search, in milliseconds. */
const pauseBeforeSearch = 200;

/** `address` is where the API lists assets for staff, and takes new ones. */
type Kind = { address: string; category: string; mediaType: 'image' | 'document' };
type Listed = { key: string; assets: PickableAsset[]; total: number; failed: boolean };

/** The assets that match, fetched in pieces; what comes too late for what is asked by then is dropped. */
export function usePickableAssets({ address, category, mediaType, search }: Kind & { search: string }) {
  const [count, setCount] = useState(shownAtOnce);
  const [listed, setListed] = useState<Listed>();
  const key = JSON.stringify([category, mediaType, search]);
  useEffect(() => {
    const broken = new AbortController();
    const query = new URLSearchParams({ category, media_type: mediaType, search: search.trim(), limit: String(count) });
    const load = async () => {
      try {
        const answer = await fetch(`${address}?${query}`, { signal: broken.signal });
        if (!answer.ok) throw new Error('Failed to fetch assets');
        const assets = (await answer.json()) as PickableAsset[];
        setListed({ key, assets, total: Number(answer.headers.get('x-total-count')), failed: false });
      } catch {
        if (!broken.signal.aborted) setListed({ key, assets: [], total: 0, failed: true });
      }
    };
    const timer = setTimeout(load, search === '' ? 0 : pauseBeforeSearch);
    return () => {
      clearTimeout(timer);
      broken.abort();
    };
  }, [address, category, mediaType, search, count, key]);
  return {
    assets: listed?.assets ?? [],
    hasMore: listed !== undefined && listed.total > listed.assets.length,
    loadMore: () => setCount(count + shownAtOnce),
    message: messageOf(listed, mediaType),
  };
}

function messageOf(listed: Listed | undefined, mediaType: Kind['mediaType']): string {
  const noun = mediaType === 'image' ? 'images' : 'documents';
  if (!listed) return `Loading ${noun}…`;
  if (listed.failed) return mediaType === 'image' ? 'Failed to fetch assets' : 'Failed to fetch documents';
  if (listed.total === 0) return `No ${noun} found`;
  return `${listed.total} ${noun}`;
}

/** Keeps a file as a new asset of a category, under its own name. */
export async function uploadAsset(
  file: File,
  { address, category, mediaType }: Kind,
): Promise<PickableAsset | { error: string }> {
  const form = new FormData();
  form.set('category', category);
  form.set('media_type', mediaType);
  form.set('file', file);
  try {
    const answer = await fetch(address, { method: 'POST', body: form });
    return (await answer.json()) as PickableAsset | { error: string };
  } catch {
    return { error: 'Unknown error occurred' };
  }
}
