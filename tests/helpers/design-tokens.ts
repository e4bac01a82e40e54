import { readFileSync } from 'node:fs'
import path from 'node:path'

export const UI = path.resolve(import.meta.dirname, '../../src/client/ui')

/** Text of a style sheet of the client's `ui` folder, without its comments. */
export const uiSheet = (name: string): string =>
  readFileSync(path.join(UI, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** All custom properties by name. A value `var(--x)` is replaced by that of x, or by an empty text without x. */
export const readTokens = (css: string): ReadonlyMap<string, string> => {
  const raw = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
  const follow = (value: string): string => {
    const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    return name === undefined ? value : follow(raw.get(name) ?? '')
  }
  return new Map([...raw].map(([name, value]) => [name, follow(value)]))
}

/** Red, green and blue of a colour in linear light, 0–1. Throws unless the colour has six hex digits. */
export const linearOf = (hex: string): readonly [number, number, number] => {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(hex) ?? []
  if (digits === undefined) throw new Error(`"${hex}" is no colour of six digits`)
  const part = (at: number): number => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(0), part(2), part(4)]
}
