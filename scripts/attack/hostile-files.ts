import { hostileCompoundFiles } from './hostile-compound-files.ts';
import { hostileDocuments } from './hostile-documents.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { hostileVideos } from './hostile-videos.ts';

export const hostileFiles: HostileFile[] = [
  ...hostileDocuments,
  ...hostileCompoundFiles,
  ...hostilePdfs,
  ...hostilePictures,
  ...hostileVideos,
];
