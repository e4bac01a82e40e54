import { withFreshIds } from '../art/kit/svg.ts'
import { pictureDrawing } from '../art/pictures.ts'
import type { ArenaPictureName } from '../manifest/arena-layers.ts'
import type { PictureName } from '../manifest/names.ts'
import type { OutputSource } from './output.ts'

export const pictureSource = (name: PictureName | ArenaPictureName): OutputSource => {
  const { svg, box, pxPerUnit } = pictureDrawing(name)
  return {
    kind: 'picture',
    name,
    frame: { name, svg: withFreshIds(svg), box, pxPerUnit, bleeds: true },
    quality: 80,
  }
}
