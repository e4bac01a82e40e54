import { withFreshIds } from '#assets/art/kit/svg.ts'
import type { PictureDrawing } from '#assets/art/picture-drawing.ts'
import { pictureDrawing } from '#assets/art/pictures.ts'
import type { ArenaPictureName } from '#assets/manifest/arena-layers.ts'
import type { PictureName } from '#assets/manifest/names.ts'
import type { OutputSource } from './output.ts'

/** The drawing may touch the edges of its canvas. `quality` is WebP's, 0–100. */
export const pictureOutput = (
  name: string,
  { svg, box, pxPerUnit }: PictureDrawing,
  quality: number,
): Extract<OutputSource, { kind: 'picture' }> => ({
  kind: 'picture',
  name,
  frame: { name, svg: withFreshIds(svg), box, pxPerUnit, bleeds: true },
  quality,
})

export const pictureSource = (name: PictureName | ArenaPictureName): OutputSource =>
  pictureOutput(name, pictureDrawing(name), 80)
