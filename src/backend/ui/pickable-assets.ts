import { useEffect, useState } from 'react';
import type { MediaType } from '../../fields/asset-categories.ts';
import type { assetPickerWords } from '../../i18n/backend/assets/asset-picker.words.ts';
import type { Templates } from '../../i18n/site/words.ts';
import { fill } from '../../ui/forms/form-text.ts';
import { postForm } from '../../ui/forms/send-form.ts';
import type { Refusal } from './problem-text.ts';

/** Asset fields used by the picker. */
export type PickableAsset = {
  id: number;
  name: string;
  title: string;
  path: string;
  alt_text: string;
  alt_text_en: string;
  credit: string;
  decorative: boolean;
  /** Thumbnail address. */
  thumbnail: string | null;
  width: number | null;
  height: number | null;
  pages: number | null;
  focal_x: number;
  focal_y: number;
  zoom: number;
};

/** `wasStored`: the file was there already, and nothing was stored. */
export type UploadedAsset = PickableAsset & { wasStored: boolean };

const shownAtOnce = 48;
/** Debounce of the search. */
const pauseBeforeSearchInMilliseconds = 200;

/** `address` is that of the asset API for staff, for listing and uploading. */
type Kind = { address: string; category: string; mediaType: MediaType; words: AssetPickerWords };

/** Texts of the picker; placeholders in braces are filled in by the browser. */
export type AssetPickerWords = Templates<ReturnType<typeof assetPickerWords>>;
type Listed = { key: string; assets: PickableAsset[]; total: number; failed: boolean };

/** Matching assets, newest first, loaded page by page; responses to outdated searches are dropped. */
export function usePickableAssets({ address, category, mediaType, search, words }: Kind & { search: string }) {
  const [count, setCount] = useState(shownAtOnce);
  const [listed, setListed] = useState<Listed>();
  const key = JSON.stringify([category, mediaType, search]);
  useEffect(() => {
    const broken = new AbortController();
    const query = new URLSearchParams({
      category,
      media_type: mediaType,
      search: search.trim(),
      sort: '-added',
      limit: String(count),
    });
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
    const timer = setTimeout(load, search === '' ? 0 : pauseBeforeSearchInMilliseconds);
    return () => {
      clearTimeout(timer);
      broken.abort();
    };
  }, [address, category, mediaType, search, count, key]);
  return {
    assets: listed?.assets ?? [],
    hasMore: listed !== undefined && listed.total > listed.assets.length,
    loadMore: () => setCount(count + shownAtOnce),
    message: messageOf(listed, mediaType, words),
  };
}

function messageOf(listed: Listed | undefined, mediaType: MediaType, words: AssetPickerWords): string {
  const texts = {
    image: [words.loadingImages, words.imagesFailed, words.noImages],
    document: [words.loadingDocuments, words.documentsFailed, words.noDocuments],
    video: [words.loadingVideos, words.videosFailed, words.noVideos],
    captions: [words.loadingCaptions, words.captionsFailed, words.noCaptions],
  } as const;
  const [loading, failed, none] = texts[mediaType];
  if (!listed) return loading;
  if (listed.failed) return failed;
  if (listed.total === 0) return none;
  return counted(mediaType, listed.total, words);
}

/** One and several are two texts: the browser has no plural rules of the interface. */
function counted(mediaType: MediaType, count: number, words: AssetPickerWords): string {
  const { oneImage, oneDocument, oneVideo, oneCaptions } = words;
  if (count === 1) return { image: oneImage, document: oneDocument, video: oneVideo, captions: oneCaptions }[mediaType];
  const { imageCount, documentCount, videoCount, captionsCount } = words;
  const many = { image: imageCount, document: documentCount, video: videoCount, captions: captionsCount }[mediaType];
  return fill(many, { count: String(count) });
}

type Upload = Kind & {
  /** Stores the file even if there is one with the same content. */
  again?: boolean;
  onProgress?: (percent: number) => void;
};

/** Uploads a file as a new asset of a category, or finds the asset that has it. */
export async function uploadAsset(
  file: File,
  { address, category, mediaType, words, again = false, onProgress = () => {} }: Upload,
): Promise<UploadedAsset | Refusal> {
  const form = new FormData();
  form.set('category', category);
  form.set('media_type', mediaType);
  form.set('if_stored', again ? 'store' : 'use');
  form.set('file', file);
  try {
    const { status, body, problem } = await postForm(address, form, onProgress);
    return { ...(JSON.parse(body) as PickableAsset | { error: string }), problem, wasStored: status === 200 };
  } catch {
    return { error: words.unknownProblem, problem: null };
  }
}
