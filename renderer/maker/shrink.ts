/** A photo from a file as a face on the bench: made small, and named after its file. */

import type { PictureFace } from '../../shared/deck-file.ts';
import { openPhoto, shrink as shrinkPhoto } from '../ui/photo.ts';
import { photoName } from './bench.ts';

/** @returns undefined where this browser cannot read it */
export async function shrink(file: File): Promise<PictureFace | undefined> {
  const bitmap = await openPhoto(file);
  const face = bitmap && (await shrinkPhoto(bitmap));
  bitmap?.close();
  const name = photoName(file.name);
  return face && { ...face, ...(name === undefined ? {} : { name }) };
}
