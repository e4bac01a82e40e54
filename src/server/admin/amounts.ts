import { BOSS_ITEMS, BOSS_SKINS } from '#rules/boss/boss.ts'
import { MATERIAL_SLUGS } from '#rules/items/materials.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'
import { BALANCE_LIMIT } from '#server/db/ledger.ts'
import type { Asset } from '#server/db/movements.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

const NANO_DIGITS = 9
const STONE_LEVELS = [1, 2, 3, 4]

/** All assets but items, which are not amounts. */
const GRANTABLE: readonly Asset[] = [
  'tok',
  'star',
  ...MATERIAL_SLUGS,
  'tournament-ticket',
  ...STONE_TYPES.flatMap((type) => STONE_LEVELS.map((level) => `stone:${type}:${level}` as const)),
  ...[...BOSS_ITEMS, ...BOSS_SKINS].map((slug) => `other:${slug}` as const),
]

/** Case-insensitive. @throws OperatorError that lists all assets */
export const parseAsset = (text: string): Asset => {
  const asset = GRANTABLE.find((candidate) => candidate === text.toLowerCase())
  if (asset === undefined) throw new OperatorError(`There is no asset "${text}". Assets: ${GRANTABLE.join(', ')}.`)
  return asset
}

/** `12.5` TOK becomes nano; other amounts are whole. @throws OperatorError */
export const parseAmount = (asset: Asset, text: string): bigint => {
  const digits = asset === 'tok' ? NANO_DIGITS : 0
  const [, whole = '', fraction = ''] = /^(\d{1,16})(?:\.(\d{1,9}))?$/.exec(text) ?? []
  const amount = fraction.length <= digits && whole !== '' ? BigInt(whole + fraction.padEnd(digits, '0')) : 0n
  if (amount > 0n && amount <= BALANCE_LIMIT) return amount
  const rule = asset === 'tok' ? 'a number above zero with at most nine decimals' : 'a whole number above zero'
  throw new OperatorError(`"${text}" is no amount of ${asset}: it takes ${rule}.`)
}

export const formatAmount = (asset: string, amount: bigint): string => {
  if (asset !== 'tok') return String(amount)
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(NANO_DIGITS + 1, '0')
  const fraction = digits.slice(-NANO_DIGITS).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -NANO_DIGITS)}${fraction === '' ? '' : `.${fraction}`}`
}
