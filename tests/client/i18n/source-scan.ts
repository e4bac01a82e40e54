import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const CLIENT = path.resolve(import.meta.dirname, '../../../src/client')

/** The players' own source: neither the texts themselves nor the workbench, which speaks to developers. */
const isScanned = (file: string): boolean => /\.tsx?$/.test(file) && !/^(?:i18n|workbench)[\\/]/.test(file)

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** A text of the source with its place. */
export interface Found {
  readonly file: string
  readonly text: string
}

/** What the client's source says about texts. */
export interface SourceScan {
  /** Keys that `t` is called with, as they stand. */
  readonly keys: readonly Found[]
  /** All literals; a template's holes are `*`. */
  readonly literals: ReadonlySet<string>
  /** Words that stand in JSX, shown or said to the player. */
  readonly bareWords: readonly Found[]
}

const SAID =
  /^(?:alt|aria-label|aria-description|aria-roledescription|aria-valuetext|label|placeholder|title|text|detail)$/
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text)

const literalOf = (node: unknown): string | null => {
  if (!isNode(node)) return null
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
    return parts.map(({ value }) => value.cooked).join('*')
  }
  return null
}

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? (isNode(node.property) ? node.property.name : '')) : ''

/** Reads every file of the client that players get. */
export const scanSource = (): SourceScan => {
  const keys: Found[] = []
  const bareWords: Found[] = []
  const literals = new Set<string>()
  const visit = (file: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const part of value) visit(file, part)
      return
    }
    if (!isNode(value)) return
    const literal = literalOf(value)
    if (literal !== null) literals.add(literal)
    if (value.type === 'CallExpression' && nameOf(value.callee) === 't') {
      const key = literalOf((value.arguments as readonly unknown[])[0])
      if (key !== null) keys.push({ file, text: key })
    }
    if (value.type === 'JSXText' && hasWords(String(value.value))) {
      bareWords.push({ file, text: String(value.value).trim() })
    }
    if (value.type === 'JSXAttribute' && SAID.test(nameOf(value.name))) {
      const said = literalOf(value.value)
      if (said !== null && hasWords(said)) bareWords.push({ file, text: said })
    }
    for (const part of Object.values(value)) visit(file, part)
  }
  for (const file of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(isScanned)) {
    const name = file.replaceAll('\\', '/')
    visit(name, parseSync(name, readFileSync(path.join(CLIENT, file), 'utf8')).program)
  }
  return { keys, literals, bareWords }
}
