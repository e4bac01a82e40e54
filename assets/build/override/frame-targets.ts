import type { OutputSource } from '../output.ts'
import type { FrameSource } from '../rasterise.ts'
import { nearestName, withoutCopyMarks } from './nearest-name.ts'

/** What an override takes the place of: a frame of a pack, or the one frame of an icon or picture. */
export interface FrameTarget {
  readonly output: OutputSource
  readonly frame: FrameSource
}

/** All frames that may be overridden, by the names that artists give their files. */
export interface FrameTargets {
  find(name: string): FrameTarget | null
  /** The name that was probably meant, written the way the artist began it. */
  nearest(name: string): string | null
}

const ITEMS = 'items/'

/** A name, with and without its first folder, which only groups. `items/sword-5` is the icon `item-sword-5`. */
const readings = (name: string): string[] => {
  const slash = name.indexOf('/')
  const inner = slash < 0 ? [] : [name.slice(slash + 1)]
  return [name, ...inner, ...(name.startsWith(ITEMS) ? [`item-${name.slice(ITEMS.length)}`] : [])]
}

/** Undoes a reading for a hint: the folder that the artist chose stays in front. */
const asWritten = (name: string, reading: string, hint: string): string => {
  if (reading === name) return hint
  if (name.startsWith(ITEMS) && hint.startsWith('item-')) return `${ITEMS}${hint.slice('item-'.length)}`
  return `${name.slice(0, name.length - reading.length)}${hint}`
}

/** The name from each of its folders on, the longest first: `a/b/c`, `b/c`, `c`. */
const tails = (name: string): string[] => {
  const parts = name.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/** The frames of an output. */
export const framesOf = (output: OutputSource): readonly FrameSource[] =>
  output.kind === 'pack' ? output.frames : [output.frame]

/** Collects what may be overridden. */
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
  const nearReading = (name: string, near: (reading: string) => string | null | undefined): string | null => {
    for (const reading of readings(name).reverse()) {
      const hint = near(reading)
      if (hint) return asWritten(name, reading, hint)
    }
    return null
  }
  /** A name that goes on where this one ends: `hamster/head` of `hamster/head.head`. */
  const longer = (reading: string): string | undefined =>
    [...targets.keys()].find((name) => /^[.@]/.test(name.slice(reading.length)) && name.startsWith(reading))
  return {
    find,
    nearest: (written) => {
      const name = withoutCopyMarks(written)
      return (
        tails(name).find((tail) => find(tail) !== null) ??
        nearReading(name, (reading) => nearestName(reading, targets.keys())) ??
        nearReading(name, longer)
      )
    },
  }
}
