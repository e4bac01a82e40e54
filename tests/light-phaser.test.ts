import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { PHASER_CONSTANTS, PHASER_FACTORIES, PHASER_PARTS } from '#build/light-phaser.ts'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A chain of names such as `Phaser.Scale.Events`; null for any other expression. */
const chainOf = (node: unknown): string | null => {
  if (!isNode(node)) return null
  if (node.type === 'Identifier') return String(node.name)
  if (node.type !== 'MemberExpression' || node.computed === true || !isNode(node.property)) return null
  const object = node.object
  const owner = isNode(object) && object.type === 'ThisExpression' ? 'this' : chainOf(object)
  return owner === null ? null : `${owner}.${String(node.property.name)}`
}

/** All complete chains of names in a program, without their parts. */
const chainsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(chainsIn)
  if (!isNode(value)) return []
  const chain = value.type === 'MemberExpression' ? chainOf(value) : null
  return chain === null ? Object.values(value).flatMap(chainsIn) : [chain]
}

const SCENES = path.resolve(import.meta.dirname, '../scenes')
const chains = readdirSync(SCENES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => chainsIn(parseSync(file, readFileSync(path.join(SCENES, file), 'utf8')).program))

/** Systems of a scene that are only in a complete Phaser. */
const MISSING_SYSTEMS = ['tweens', 'time', 'load', 'sound', 'physics', 'matter', 'lights', 'data', 'make', 'anims']

describe('the Phaser that players get, built of some of its parts', () => {
  it('has all that scenes name', () => {
    const names = chains.filter((chain) => chain.startsWith('Phaser.')).map((chain) => chain.slice('Phaser.'.length))
    expect(names.length).toBeGreaterThan(40)
    const known = [...Object.keys(PHASER_PARTS), ...PHASER_CONSTANTS]
    const unknown = names.filter((name) => !known.some((part) => name === part || name.startsWith(`${part}.`)))
    expect([...new Set(unknown)]).toEqual([])
  })

  it('has every factory that scenes call', () => {
    const made = chains.flatMap((chain) => /(?:^|\.)(?:this|scene)\.add\.(\w+)$/.exec(chain)?.[1] ?? [])
    expect(made).toContain('container')
    expect(made.filter((name) => !['existing', ...Object.keys(PHASER_FACTORIES)].includes(name))).toEqual([])
  })

  it('is asked for no system that it leaves out', () => {
    const asked = chains.filter((chain) =>
      MISSING_SYSTEMS.some((name) =>
        new RegExp(`^(?:this\\.)?(?:\\w+\\.)?(?:this|scene)\\.${name}(?:\\.|$)`).test(chain),
      ),
    )
    expect(asked).toEqual([])
  })

  it('has no part that no scene names', () => {
    const unused = Object.keys(PHASER_PARTS).filter(
      (part) => !chains.some((chain) => `${chain}.`.startsWith(`Phaser.${part}.`)),
    )
    expect(unused).toEqual([])
  })
})
