export type DemoAsset = {
  /** Name used by pages; unique among the demo assets. */
  name: string;
  /** The file under `/assets/`. */
  file: string;
  title: string;
  /** Documents only. */
  alt?: { id: string; en: string };
  category: 'news' | 'reports' | 'home' | 'circularity' | 'social' | 'environment';
  subcategory: 'header' | 'stack' | null;
  mediaType: 'image' | 'document';
  tags: string;
};

/** Measured facts of a file. Width and height in pixels, size in bytes. */
export type FileFacts = {
  width: number | null;
  height: number | null;
  size: number;
  pages: number | null;
  /** What the picture shows; empty for a document. */
  altText: string;
  altTextEn: string;
};
