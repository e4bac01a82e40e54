import path from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { PLURAL_FORMS, pluralBase } from './plural-forms.ts'

interface TextPlace {
  /**
   * Such as `kombat.prep.title`. If the file has several exports, the key begins with the file's name:
   * `notifications.payments.late`.
   */
  readonly key: string
  readonly text: string
  /** Start of the key. `start` and `end` enclose the value. */
  readonly entryStart: number
  readonly start: number
  readonly end: number
}

const textOf = (node: ESTree.Expression | ESTree.PrivateIdentifier): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === null || right === null ? null : left + right
}

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

const placesIn = (node: ESTree.Expression, prefix: string): TextPlace[] => {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return placesIn(node.expression, prefix)
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const key = `${prefix}.${nameOf(property.key)}`
    const { start, end } = property.value
    const text = textOf(property.value)
    return text === null ? placesIn(property.value, key) : [{ key, text, entryStart: property.start, start, end }]
  })
}

const textPlaces = (file: string, source: string): TextPlace[] => {
  const declarations = parseSync(file, source).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  )
  const room = declarations.length > 1 ? `${path.basename(file, '.ts')}.` : ''
  return declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? placesIn(init, room + id.name) : [],
  )
}

export const textsIn = (files: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...files].flatMap(([file, source]) => textPlaces(file, source).map(({ key, text }) => [key, text] as const)))

/** Escapes all spaces but the plain one, because in the source they look like it. */
const literal = (text: string): string =>
  JSON.stringify(text).replace(/(?! )\p{Z}/gu, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Puts the plural forms of one text into one group. Any other text is a group alone. */
const groupsOf = (places: readonly TextPlace[]): TextPlace[][] => {
  const groups: TextPlace[][] = []
  for (const place of places) {
    const group = groups.at(-1)
    const base = pluralBase(place.key)
    if (group?.[0] && base !== null && pluralBase(group[0].key) === base) group.push(place)
    else groups.push([place])
  }
  return groups
}

/**
 * Returns the source with these texts, not formatted. The plural forms of a text become those in `texts`. Keys that
 * `texts` lacks keep their text.
 */
export const withTexts = (file: string, source: string, texts: ReadonlyMap<string, string>): string => {
  let changed = source
  // From the end, so that earlier positions stay valid.
  for (const group of groupsOf(textPlaces(file, source)).toReversed()) {
    const keys = group.map(({ key }) => key)
    const base = pluralBase(keys[0] ?? '')
    const wanted = base === null ? keys : PLURAL_FORMS.map((form) => `${base}_${form}`).filter((key) => texts.has(key))
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last || wanted.length === 0) continue
    if (wanted.join() === keys.join()) {
      for (const { key, text, start, end } of group.toReversed()) {
        const next = texts.get(key) ?? text
        if (next !== text) changed = changed.slice(0, start) + literal(next) + changed.slice(end)
      }
    } else {
      const entries = wanted.map((key) => `'${key.split('.').at(-1)}': ${literal(texts.get(key) ?? '')}`)
      changed = changed.slice(0, first.entryStart) + entries.join(', ') + changed.slice(last.end)
    }
  }
  return changed
}
