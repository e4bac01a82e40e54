import { withFreshIds } from '../art/kit/svg.ts'
import { HEADERS } from '../art/pictures/headers.ts'
import { HEADER_PAGES, type HeaderPicture } from '../manifest/headers.ts'
import type { OutputSource } from './output.ts'

export const headerSource = (name: HeaderPicture): OutputSource => {
  const page = HEADER_PAGES.find((candidate) => name === `header-${candidate}`)
  if (!page) throw new Error(`"${name}" is in assets/manifest/headers.ts but nothing draws it`)
  const { svg, box, pxPerUnit } = HEADERS[page]
  return {
    kind: 'picture',
    name,
    frame: { name, svg: withFreshIds(svg), box, pxPerUnit, bleeds: true },
    quality: 70,
  }
}
