export type DemoAsset = {
  /** What pages ask for; unique among the demo assets. */
  name: string;
  /** The file under `/assets/`. */
  file: string;
  title: string;
  /** For documents only: a picture says itself what it shows. */
  alt?: { id: string; en: string };
  category: 'news' | 'reports' | 'home' | 'circularity' | 'social' | 'environment';
  subcategory: 'header' | 'stack' | null;
  mediaType: 'image' | 'document';
  tags: string;
};

/** What a file says of itself; the seed asks for it instead of knowing it. Width and height in pixels, size in bytes. */
export type FileFacts = {
  width: number | null;
  height: number | null;
  size: number;
  pages: number | null;
  /** What the picture shows; empty for a document. */
  altText: string;
  altTextEn: string;
};
