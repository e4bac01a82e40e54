import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const CLIENT = path.resolve(import.meta.dirname, '../../../src/client')

const isScanned = (file: string): boolean => /\.tsx?$/.test(file)

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

export interface Found {
  readonly file: string
  readonly text: string
}

export interface SourceScan {
  readonly keys: readonly Found[]
  /** `*` stands for each placeholder of a template. */
  readonly literals: ReadonlySet<string>
  readonly bareTexts: readonly Found[]
}

const SAID =
  /^(?:alt|aria-label|aria-description|aria-roledescription|aria-valuetext|label|placeholder|title|text|detail)$/
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const hasLetters = (text: string): boolean => /\p{L}{2,}/u.test(text)

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

export const scanSource = (): SourceScan => {
  const keys: Found[] = []
  const bareTexts: Found[] = []
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
    if (value.type === 'JSXText' && hasLetters(String(value.value))) {
      bareTexts.push({ file, text: String(value.value).trim() })
    }
    if (value.type === 'JSXAttribute' && SAID.test(nameOf(value.name))) {
      const said = literalOf(value.value)
      if (said !== null && hasLetters(said)) bareTexts.push({ file, text: said })
    }
    for (const part of Object.values(value)) visit(file, part)
  }
  for (const file of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(isScanned)) {
    const name = file.replaceAll('\\', '/')
    visit(name, parseSync(name, readFileSync(path.join(CLIENT, file), 'utf8')).program)
  }
  return { keys, literals, bareTexts }
}
