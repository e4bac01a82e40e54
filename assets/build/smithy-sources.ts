import { withFreshIds } from '../art/kit/svg.ts'
import { SMITHY } from '../art/pictures/smithy.ts'
import type { SmithyPicture } from '../manifest/smithy.ts'
import type { OutputSource } from './output.ts'

export const smithySource = (name: SmithyPicture): OutputSource => {
  const { svg, box, pxPerUnit } = SMITHY[name]
  return {
    kind: 'picture',
    name,
    frame: { name, svg: withFreshIds(svg), box, pxPerUnit, bleeds: true },
    quality: 72,
  }
}
