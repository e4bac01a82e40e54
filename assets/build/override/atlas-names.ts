import type { OutputSource } from '../output.ts'

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
