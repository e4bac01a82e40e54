import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { typedAmount } from '../parts/amount-text.ts'

export type ActKind = DeskAct['act']

/** Fields of the dialogs, each with the name of its value in a call. Each kind of act uses some of them. */
const WIRE_NAMES = {
  asset: 'asset',
  amount: 'amount',
  slug: 'slug',
  rarity: 'rarity',
  itemId: 'item_id',
  chargeId: 'charge_id',
  appealUrl: 'appeal_url',
  name: 'name',
  tag: 'tag',
  guild: 'guild',
  listing: 'listing',
  moneyOnly: 'money_only',
  text: 'text',
} as const

export type FieldName = keyof typeof WIRE_NAMES

const FIELD_NAMES = Object.keys(WIRE_NAMES) as FieldName[]

/** The text in a dialog's fields, as typed. */
export type ActValues = Readonly<Record<FieldName, string>>

/** An act before its dialog is filled in. `values` are those that its button knows, such as an item of a row. */
export interface ActDraft {
  readonly kind: ActKind
  readonly values?: Partial<ActValues>
}

/** Fields that the dialog shows, in its order. The other values of an act come from its draft. */
export const ACT_FIELDS: Readonly<Record<ActKind, readonly FieldName[]>> = {
  give: ['asset', 'amount'],
  'give-to-inbox': ['asset', 'amount'],
  take: ['asset', 'amount'],
  'give-item': ['slug', 'rarity'],
  'take-item': [],
  refund: ['chargeId'],
  ban: ['appealUrl'],
  watch: ['appealUrl'],
  lift: [],
  'rename-pet': ['name'],
  'rename-guild': ['name', 'tag', 'slug'],
  'undo-sale': ['moneyOnly'],
  'remove-text': ['text'],
  'remove-guild-text': ['text'],
}

/** Texts that an act can take down. The dialog preselects the first. */
export const REMOVABLE_TEXTS = {
  'remove-text': ['pet-name', 'showcase-title'],
  'remove-guild-text': ['description', 'announcement'],
} as const

/** Acts that take goods, money, access or texts away. Their buttons are red. */
export const isDestructive = (kind: ActKind): boolean =>
  ['take', 'take-item', 'refund', 'ban', 'undo-sale', 'remove-text', 'remove-guild-text'].includes(kind)

export const REASON_MAX_LENGTH = 500
const REASON_MIN_LETTERS = 5

const oneOf = <T extends string>(choices: readonly T[], text: string): T | undefined =>
  choices.find((choice) => choice === text)

const appealUrlOf = (text: string): string | null | undefined => {
  if (text.trim() === '') return null
  return URL.canParse(text.trim()) && text.trim().startsWith('https://') ? text.trim() : undefined
}

const given = <Key extends string>(key: Key, text: string): { readonly [K in Key]?: string } =>
  text.trim() === '' ? {} : ({ [key]: text.trim() } as { readonly [K in Key]?: string })

/** Pasted text often has line breaks and invisible characters, which the server refuses. */
const oneLine = (typed: string): string => typed.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim()

/** Null if it has fewer letters and digits than the server requires. */
export const reasonOf = (typed: string): string | null => {
  const letters = typed.match(/[\p{L}\p{Nd}]/gu) ?? []
  return letters.length < REASON_MIN_LETTERS ? null : oneLine(typed)
}

export const valuesOf = (kind: ActKind, known: Partial<ActValues> = {}): ActValues => ({
  ...(Object.fromEntries(FIELD_NAMES.map((field) => [field, ''])) as ActValues),
  asset: 'tok',
  ...(kind === 'remove-text' || kind === 'remove-guild-text' ? { text: REMOVABLE_TEXTS[kind][0] } : {}),
  ...known,
})

interface DraftTarget {
  readonly playerId: number
  readonly reason: string
}

/** Returns null while a field is missing or wrong. */
export const actOf = (kind: ActKind, values: ActValues, { playerId, reason: typed }: DraftTarget): DeskAct | null => {
  const reason = reasonOf(typed)
  if (reason === null) return null
  const of = { player_id: playerId, reason }
  const amount = typedAmount(values.asset, values.amount)
  const appeal_url = appealUrlOf(values.appealUrl)
  const slug = values.slug.trim()
  switch (kind) {
    case 'give':
    case 'give-to-inbox':
    case 'take':
      return amount === null ? null : { act: kind, ...of, asset: values.asset, amount }
    case 'give-item': {
      const rarity: Rarity | undefined = oneOf(RARITIES, values.rarity)
      return slug === '' ? null : { act: kind, ...of, slug, ...(rarity && { rarity }) }
    }
    case 'take-item':
      return values.itemId === '' ? null : { act: kind, ...of, item_id: values.itemId }
    case 'refund':
      return values.chargeId.trim() === '' ? null : { act: kind, ...of, charge_id: values.chargeId.trim() }
    case 'ban':
    case 'watch':
      return appeal_url === undefined ? null : { act: kind, ...of, appeal_url }
    case 'lift':
      return { act: kind, ...of }
    case 'rename-pet':
      return values.name.trim() === '' ? null : { act: kind, ...of, name: values.name.trim() }
    case 'rename-guild': {
      const changes = { ...given('name', values.name), ...given('tag', values.tag), ...given('slug', slug) }
      if (values.guild === '' || Object.keys(changes).length === 0) return null
      return { act: kind, guild: values.guild, ...changes, reason }
    }
    case 'undo-sale':
      return values.listing === ''
        ? null
        : { act: kind, listing: values.listing, money_only: values.moneyOnly === 'yes', reason }
    case 'remove-text': {
      const text = oneOf(REMOVABLE_TEXTS[kind], values.text)
      return text === undefined ? null : { act: kind, ...of, text }
    }
    case 'remove-guild-text': {
      const text = oneOf(REMOVABLE_TEXTS[kind], values.text)
      return text === undefined || values.guild === '' ? null : { act: kind, guild: values.guild, text, reason }
    }
  }
}

/** The reverse of `actOf`: the field values that produce this act. Fields that the act lacks are left out. */
export const valuesOfAct = (act: DeskAct): Partial<ActValues> => {
  const sent: Readonly<Record<string, unknown>> = { ...act }
  const textOf = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : '') : String(value ?? ''))
  return Object.fromEntries(
    FIELD_NAMES.filter((field) => WIRE_NAMES[field] in sent).map((field) => [field, textOf(sent[WIRE_NAMES[field]])]),
  )
}

/** True if this draft may have produced the act: same kind, same player if the act names one, no differing value. */
export const isOfDraft = (act: DeskAct, { kind, values = {} }: ActDraft, playerId: number): boolean => {
  const sent = valuesOfAct(act)
  return (
    act.act === kind &&
    (!('player_id' in act) || act.player_id === playerId) &&
    FIELD_NAMES.every((field) => values[field] === undefined || (sent[field] ?? values[field]) === values[field])
  )
}
