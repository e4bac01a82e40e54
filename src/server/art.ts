import fs from 'node:fs'
import path from 'node:path'
import type { ExtraIconName } from '../../assets/manifest/extra-names.ts'
import { type NamedItem, namedItemsWith } from '../../assets/manifest/named-item-list.ts'
import type { IconName } from '../../assets/manifest/names.ts'
import { SERVER_ART_FILE, type ServerArt } from '../../assets/manifest/server-art.ts'
import type { NamedSlug } from '../../assets/manifest/special-slugs.ts'
import { OperatorError } from './operator-error.ts'

interface Art {
  readonly icons: ServerArt['icons']
  readonly named: ReadonlyMap<string, NamedItem>
}

/** Beside the built server; else, for its sources, where the art build writes. */
const FILES = [
  path.join(import.meta.dirname, SERVER_ART_FILE),
  path.join(import.meta.dirname, '../../assets/generated', SERVER_ART_FILE),
]

const readArt = (): Art => {
  const file = FILES.find((candidate) => fs.existsSync(candidate))
  if (file === undefined) throw new OperatorError('The art is not built yet: run npm run assets.')
  const { icons, items } = JSON.parse(fs.readFileSync(file, 'utf8')) as ServerArt
  return { icons, named: namedItemsWith(Object.entries(items)) }
}

let art: Art | null = null

/**
 * Reads what was built of the art, once; whoever asks for a picture or an item does so by himself.
 * @throws OperatorError when none was built
 */
export const loadArt = (): Art => {
  art ??= readArt()
  return art
}

/** Address of an icon. @throws OperatorError when no art was built */
export const iconUrl = (name: IconName | ExtraIconName): string => {
  const url = loadArt().icons[name]
  if (url === undefined) throw new Error(`The built art has no icon "${name}"`)
  return url
}

/** Every named item by its slug, ours first. @throws OperatorError when no art was built */
export const namedItems = (): ReadonlyMap<string, NamedItem> => loadArt().named

/** Whether a slug names an item that has a picture of its own. @throws OperatorError when no art was built */
export const isNamedSlug = (slug: string): slug is NamedSlug => namedItems().has(slug)
