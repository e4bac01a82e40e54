import type { OutputSource } from '../output.ts'

/** Folders of the artists that group pictures of the game. */
export const GROUPS: ReadonlySet<string> = new Set([
  'creatures',
  'icons',
  'items',
  'map',
  'pets',
  'pictures',
  'special',
])
const ATLAS_WORD = /(?:^|[ _-])(?:atlas|sheet|sprites|sprite-?sheet|texture)s?$/i
const SHEET_NUMBER = /[ _-]?\d+$/

/** Whether a picture is called as one of many frames: after a pack, a pet, an effect or a folder, or an atlas in so many words. */
export const isAtlasName = (written: string, outputs: readonly OutputSource[], names: readonly string[]): boolean => {
  const name = written.replace(SHEET_NUMBER, '')
  if (ATLAS_WORD.test(name)) return true
  return [written, name].some((reading) => {
    const inner = reading.slice(reading.lastIndexOf('/') + 1)
    const isPack = outputs.some((output) => output.kind === 'pack' && output.name === inner)
    const isFolder = [reading, inner].some((folder) => names.some((other) => other.startsWith(`${folder}/`)))
    return isPack || isFolder || GROUPS.has(inner)
  })
}
