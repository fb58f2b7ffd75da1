export type DemoAsset = {
  /** Subcategory used by pages; unique among the demo assets. */
  name: string;
  /** Path of the file below `/assets/`. */
  file: string;
  title: string;
  /** Documents only. */
  alt?: { id: string; en: string };
  category: 'news' | 'reports' | 'home' | 'circularity' | 'social' | 'environment';
  subcategory: 'header' | 'stack' | null;
  mediaType: 'image' | 'document';
  tags: string;
  credit?: string;
  /** False for a picture of a scene that another demo picture shows already: the search lists it once. */
  isListed?: false;
};

/** Measured properties of a file. Width and height in pixels, size in bytes. */
export type FileFacts = {
  width: number | null;
  height: number | null;
  size: number;
  pages: number | null;
  /** Alternative text; empty for documents. */
  altText: string;
  altTextEn: string;
};
