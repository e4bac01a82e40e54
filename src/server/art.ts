import fs from 'node:fs'
import path from 'node:path'
import type { ExtraIconName } from '#assets/manifest/extra-names.ts'
import { type NamedItem, namedItemsWith } from '#assets/manifest/named-item-list.ts'
import type { IconName } from '#assets/manifest/names.ts'
import { SERVER_ART_FILE, type ServerArt } from '#assets/manifest/server-art.ts'
import type { NamedSlug } from '#assets/manifest/special-slugs.ts'
import { OperatorError } from './operators/operator-error.ts'

interface Art {
  readonly icons: ServerArt['icons']
  readonly named: ReadonlyMap<string, NamedItem>
  readonly file: string
  readonly state: string
}

const BESIDE_BUILT_SERVER = path.join(import.meta.dirname, SERVER_ART_FILE)
const GENERATED = path.join(import.meta.dirname, '../../assets/generated', SERVER_ART_FILE)

const findArt = (): Pick<Art, 'file' | 'state'> => {
  for (const file of [BESIDE_BUILT_SERVER, GENERATED]) {
    const about = fs.statSync(file, { throwIfNoEntry: false })
    if (about) return { file, state: `${about.ino} ${about.size} ${about.mtimeMs}` }
  }
  throw new OperatorError('The art is not built yet: run npm run assets.')
}

const readArt = ({ file, state }: Pick<Art, 'file' | 'state'>): Art => {
  const { icons, items } = JSON.parse(fs.readFileSync(file, 'utf8')) as ServerArt
  return { icons, named: namedItemsWith(Object.entries(items)), file, state }
}

let art: Art | null = null

/** Rereads the art when it is rebuilt beside a server run from sources. @throws OperatorError when none was built */
export const loadArt = (): Art => {
  if (art?.file === BESIDE_BUILT_SERVER) return art
  const found = findArt()
  if (art?.state !== found.state) art = readArt(found)
  return art
}

/** @throws OperatorError when no art was built */
export const iconUrl = (name: IconName | ExtraIconName): string => {
  const url = loadArt().icons[name]
  if (url === undefined) throw new Error(`The built art has no icon "${name}"`)
  return url
}

/**
 * By slug; the game's own items come before the items of `additions.json`. @throws OperatorError when no art was built
 */
export const namedItems = (): ReadonlyMap<string, NamedItem> => loadArt().named

export const isNamedSlug = (slug: string): slug is NamedSlug => namedItems().has(slug)
