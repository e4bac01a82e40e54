import { z } from 'zod'
import { EXTRA_ICON_NAMES, EXTRA_PACK_NAMES, EXTRA_PICTURE_NAMES } from '#assets/manifest/extra-names.ts'
import { GEAR_SLOTS, RARITIES } from '#assets/manifest/fighter-layers.ts'
import { PACK_NAMES, PICTURE_NAMES } from '#assets/manifest/names.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { SOUND_CUES } from '#assets/manifest/sound-names.ts'
import { SPECIAL_ITEMS } from '#assets/manifest/special-items.ts'
import { EFFECT_NAMES } from '#assets/manifest/vfx.ts'
import type { TierName } from '#rules/season/ranks.ts'
import { ICON_NAMES } from '../icon-sources.ts'
import { ArtProblem } from '../problem.ts'

export const LINES_LABEL = 'assets/additions/additions.json'

export const LEAGUES = [
  'Bronze',
  'Silver',
  'Gold',
  'Emerald',
  'Diamond',
  'Champion',
  'Divine',
  'Mythic',
] as const satisfies readonly TierName[]

const MAX_NAME = 24
const name = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
const text = z.string().trim().min(1).max(MAX_NAME)

const LINES = {
  items: z.strictObject({
    slug: name,
    slot: z.enum(GEAR_SLOTS),
    rarity: z.enum(RARITIES),
    tradeable: z.boolean(),
    names: z.object({ en: text }).catchall(text),
  }),
  icons: z.strictObject({ name }),
  backdrops: z.strictObject({
    name,
    leagues: z.array(z.enum(LEAGUES)).default([]),
    houses: z.array(z.enum(PETS_BY_HOUSE)).default([]),
    above: colour.default('#1b1052'),
    below: colour.default('#2c1763'),
  }),
  sounds: z.strictObject({
    name,
    with: z.array(z.enum(SOUND_CUES)).default([]),
    loudAs: z.enum(SOUND_CUES).default('tap'),
  }),
  effects: z.strictObject({ name, with: z.array(z.enum(EFFECT_NAMES)).default([]) }),
} as const

export type AdditionKind = keyof typeof LINES
export const ADDITION_KINDS = Object.keys(LINES) as readonly AdditionKind[]

export type AdditionLines = { readonly [Kind in AdditionKind]: readonly z.output<(typeof LINES)[Kind]>[] }

const FIELD_CURES: Readonly<Record<string, string>> = {
  slug: 'Use small letters, digits and hyphens, as in "moon-sword"',
  name: 'Use small letters, digits and hyphens, as in "moon-bell"',
  slot: `Use one of ${GEAR_SLOTS.join(', ')}`,
  rarity: `Use one of ${RARITIES.join(', ')}`,
  tradeable: 'Write true or false',
  names: `Write "names": { "en": "Moon Sword" }, each name of at most ${MAX_NAME} letters`,
  leagues: `Use some of ${LEAGUES.join(', ')}`,
  houses: `Use some of ${PETS_BY_HOUSE.join(', ')}`,
  above: 'Write a colour like "#1b1052"',
  below: 'Write a colour like "#2c1763"',
  loudAs: `Use one of ${SOUND_CUES.join(', ')}`,
}
const WITH_CURES = {
  sounds: `Use some of ${SOUND_CUES.join(', ')}`,
  effects: `Use some of ${EFFECT_NAMES.join(', ')}`,
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const labelOfLine = (kind: AdditionKind, line: unknown, index: number): string => {
  const said = isObject(line) ? (line.slug ?? line.name) : undefined
  return typeof said === 'string' && said !== '' ? said : `${kind} ${index + 1}`
}

const fault = (label: string, problem: string, cure: string): ArtProblem =>
  new ArtProblem(LINES_LABEL, label, problem, cure)

const lineFault = (kind: AdditionKind, line: unknown, label: string, issue: z.core.$ZodIssue): ArtProblem => {
  const fields = Object.keys(LINES[kind].shape).join(', ')
  if (!isObject(line)) return fault(label, 'it is no line in braces', `Write ${kind} as { … } with ${fields}`)
  if (issue.code === 'unrecognized_keys') return fault(label, `it has "${issue.keys[0]}"`, `It takes ${fields}`)
  const field = String(issue.path[0])
  const cure = (field === 'with' && kind in WITH_CURES ? WITH_CURES[kind as 'sounds'] : FIELD_CURES[field]) ?? ''
  const where = issue.path.join('.')
  const value = issue.path.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[String(key)], line)
  return fault(label, value === undefined ? `"${where}" is missing` : `"${where}" is ${JSON.stringify(value)}`, cure)
}

const TAKEN: Readonly<Record<AdditionKind, ReadonlySet<string>>> = {
  items: new Set<string>(SPECIAL_ITEMS.keys()),
  icons: new Set<string>([
    ...ICON_NAMES,
    ...PACK_NAMES,
    ...PICTURE_NAMES,
    ...EXTRA_ICON_NAMES,
    ...EXTRA_PACK_NAMES,
    ...EXTRA_PICTURE_NAMES,
  ]),
  backdrops: new Set(),
  sounds: new Set<string>(SOUND_CUES),
  effects: new Set<string>([...EFFECT_NAMES, 'particle']),
}
/** Names that the game builds itself, so that an addition must not use them. */
const MADE_NAMES: Readonly<Partial<Record<AdditionKind, RegExp>>> = {
  items: new RegExp(`^(?:${GEAR_SLOTS.join('|')})-(?:${RARITIES.join('|')})$`),
  icons: /^(?:item-special|backdrop|music)-/,
}

const linesOf = <Kind extends AdditionKind>(kind: Kind, json: Json, problems: ArtProblem[]) => {
  const good: z.output<(typeof LINES)[Kind]>[] = []
  const lines = json[kind] ?? []
  if (!Array.isArray(lines)) {
    problems.push(fault(kind, 'it is no list', `Write "${kind}": [ … ]`))
    return good
  }
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const label = labelOfLine(kind, line, index)
    const { success, data, error } = LINES[kind].safeParse(line)
    const [issue] = error?.issues ?? []
    if (issue) problems.push(lineFault(kind, line, label, issue))
    if (!success) continue
    if (TAKEN[kind].has(label) || MADE_NAMES[kind]?.test(label)) {
      problems.push(fault(label, 'the game has one of this name already', 'Choose another name'))
    } else if (seen.has(label)) problems.push(fault(label, 'two lines have this name', 'Keep one of the two'))
    else good.push(data as z.output<(typeof LINES)[Kind]>)
    seen.add(label)
  }
  return good
}

const parsed = (data: string, problems: ArtProblem[]): Json => {
  try {
    const json: unknown = JSON.parse(data)
    if (isObject(json)) {
      const strange = Object.keys(json).find((kind) => !(kind in LINES))
      if (strange !== undefined)
        problems.push(fault(strange, 'no such things can be added', `There are ${ADDITION_KINDS.join(', ')}`))
      return json
    }
    problems.push(fault('*', 'it is no object', `Write { "${ADDITION_KINDS.join('": [], "')}": [] }`))
  } catch (error) {
    const said = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error)
    problems.push(fault('*', `it is no JSON (${said})`, 'Look for a missing or an extra comma, quote or bracket'))
  }
  return {}
}

export const readLines = (data: string, problems: ArtProblem[]): AdditionLines => {
  const json = parsed(data, problems)
  return {
    items: linesOf('items', json, problems),
    icons: linesOf('icons', json, problems),
    backdrops: linesOf('backdrops', json, problems),
    sounds: linesOf('sounds', json, problems),
    effects: linesOf('effects', json, problems),
  }
}
