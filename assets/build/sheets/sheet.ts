import { place } from '../../art/kit/svg.ts'

export interface Sheet {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly svg: string
}

export interface Entry {
  readonly svg: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Moving parts may leave their canvas; anything else is cropped as in the game. */
  readonly moves?: boolean
}

/** Ids restart in every drawing and would clash in one document. */
const withOwnIds = (svg: string, mark: string): string =>
  svg.replace(/(id="|url\(#)(\w+)/g, (_, before: string, id: string) => `${before}${id}-${mark}`)

const GAP = 12

const rowsOf = (entries: readonly Entry[], cell: number, width: number, top: number, mark: string) => {
  const step = cell + GAP
  const columns = Math.max(1, Math.floor((width - GAP) / step))
  const svg = entries
    .map(({ svg: body, box, moves }, index) => {
      const scale = cell / Math.max(box.width, box.height)
      const x = (index % columns) * step + GAP
      const y = top + Math.floor(index / columns) * step + GAP
      const drawing = withOwnIds(body, `${mark}${index}`)
      if (moves) return place(x - box.x * scale, y - box.y * scale, scale, drawing)
      return `<svg x="${x}" y="${y}" width="${box.width * scale}" height="${box.height * scale}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${drawing}</svg>`
    })
    .join('')
  return { svg, bottom: top + Math.ceil(entries.length / columns) * step + GAP }
}

export const gridSheet = (name: string, entries: readonly Entry[], cell: number, columns: number): Sheet => {
  const width = columns * (cell + GAP) + GAP
  const { svg, bottom } = rowsOf(entries, cell, width, 0, 'g')
  return { name, width, height: bottom, svg }
}

/** Large, then at 44 and 20 px, the sizes on a phone. */
export const iconSheet = (name: string, entries: readonly Entry[], columns = 10): Sheet => {
  const width = columns * (128 + GAP) + GAP
  const large = rowsOf(entries, 128, width, 0, 'l')
  const normal = rowsOf(entries, 44, width, large.bottom, 'n')
  const small = rowsOf(entries, 20, width, normal.bottom, 's')
  return { name, width, height: small.bottom, svg: large.svg + normal.svg + small.svg }
}
