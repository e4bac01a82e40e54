import type { OutputSource } from '../output.ts'
import type { FrameSource } from '../rasterise.ts'
import { GROUPS, isAtlasName } from './atlas-names.ts'
import { layerReadings } from './layer-names.ts'
import { copyReadings, nearName, withoutCopyMarks } from './nearest-name.ts'
import { firstOf, type Numbered, numberedIn, numberedLike, renumbered } from './numbered-names.ts'
import { withoutSourceEnding } from './source-ending.ts'

/** A frame of a pack, or the only frame of an icon or picture. */
export interface FrameTarget {
  readonly output: OutputSource
  readonly frame: FrameSource
}

export interface FrameTargets {
  find(name: string): FrameTarget | null
  /**
   * Guesses a misspelt name by its parts: returns the right name with the artist's folders, or the numbers that exist,
   * or null.
   */
  meant(name: string): Numbered | null
  /** Like `meant`, but guesses by edit distance. */
  nearest(name: string): Numbered | null
  isAtlas(name: string): boolean
}

const ITEMS = 'items/'
const ITEM = 'item-'

const inside = (name: string): string | null => (name.includes('/') ? name.slice(name.indexOf('/') + 1) : null)

/** `items/sword-5` means the icon `item-sword-5`. */
const itemReading = (name: string): string[] => (name.startsWith(ITEMS) ? [`${ITEM}${name.slice(ITEMS.length)}`] : [])

/**
 * Possible readings of a name: as written, without its first folder (which may be the artist's own), and without a
 * folder of `GROUPS` inside that, as in `mine/icons/tok`.
 */
const readings = (written: string): string[] => {
  const name = withoutSourceEnding(written)
  const inner = inside(name)
  if (inner === null) return [name]
  const grouped = GROUPS.has(inner.slice(0, inner.indexOf('/'))) ? inside(inner) : null
  return [name, inner, ...(grouped === null ? [] : [grouped]), ...itemReading(name), ...itemReading(inner)]
}

/** Turns a hint for one reading into a hint for the whole name, with the artist's folders. */
const asWritten = (written: string, reading: string, hint: string): string => {
  const name = withoutSourceEnding(written)
  if (name.endsWith(reading)) return `${name.slice(0, name.length - reading.length)}${hint}`
  const folders = name.slice(0, name.length - (reading.length - ITEM.length))
  if (hint.startsWith(ITEM)) return `${folders}${hint.slice(ITEM.length)}`
  return `${folders.slice(0, -ITEMS.length)}${hint}`
}

/** From `a/b/c`: `a/b/c`, `b/c`, `c`. */
const tails = (name: string): string[] => {
  const parts = name.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

export const framesOf = (output: OutputSource): readonly FrameSource[] =>
  output.kind === 'pack' ? output.frames : [output.frame]

export const frameTargets = (outputs: readonly OutputSource[]): FrameTargets => {
  const targets = new Map<string, FrameTarget>()
  for (const output of outputs) for (const frame of framesOf(output)) targets.set(frame.name, { output, frame })
  const find = (name: string): FrameTarget | null => {
    for (const reading of readings(name)) {
      const target = targets.get(reading)
      if (target) return target
    }
    return null
  }
  const names = [...targets.keys()]
  /** Asks for each reading and adds the artist's folders to the result. */
  const asWrittenBy = (name: string, ask: (reading: string) => Numbered | null): Numbered | null => {
    for (const reading of readings(name).reverse()) {
      const found = ask(reading)
      if (found) return 'meant' in found ? { meant: asWritten(name, reading, found.meant) } : found
    }
    return null
  }
  const nearestReading = (name: string, written: string): Numbered | null => {
    const distance = (reading: string): number => nearName(reading, names)?.distance ?? Number.POSITIVE_INFINITY
    const best = Math.min(...readings(name).map(distance))
    return asWrittenBy(name, (reading) => {
      const near = nearName(reading, names)
      // A name in "items" is meant as an item, even if another name is closer.
      const isNearest = near !== null && (near.distance === best || reading.startsWith(ITEM))
      return isNearest ? renumbered(near.name, written, names) : null
    })
  }
  /** Completes `hamster/head` to `hamster/head.head`. */
  const longer = (reading: string): Numbered | null => {
    const found = names.find((name) => /^[.@]/.test(name.slice(reading.length)) && name.startsWith(reading))
    return found === undefined ? null : { meant: found }
  }
  const known = (written: readonly string[]): Numbered | null => {
    const meant = [...written, ...written.flatMap(tails)].find((name) => find(name) !== null)
    return meant === undefined ? null : { meant }
  }
  return {
    find,
    isAtlas: (name) => isAtlasName(withoutSourceEnding(name), outputs, names),
    meant: (written) => {
      const copies = copyReadings(written)
      const layers = layerReadings(written)
      return (
        firstOf(copies, (name) => asWrittenBy(name, (reading) => numberedLike(reading, names))) ??
        known(copies) ??
        known(layers) ??
        asWrittenBy(written, (reading) => numberedIn(reading, names))
      )
    },
    nearest: (written) => {
      const asked = [withoutCopyMarks(written), ...layerReadings(written)]
      return (
        firstOf(asked, (name) => nearestReading(name, written)) ?? firstOf(asked, (name) => asWrittenBy(name, longer))
      )
    },
  }
}
