import type { BossName } from '../../../../../assets/manifest/creatures.ts'
import type { BossPage } from '../../../../contracts/wire.ts'
import { BOSS_ITEMS, BOSS_SLUGS, type BossItem, type BossSkin, type BossSlug } from '../../../../rules/boss/boss.ts'

/** A stay of a boss by the calendar (B3). */
export type BossStay = BossPage['boss']

/** The drawn boss of each slug. */
export const BOSS_OF: Readonly<Record<BossSlug, BossName>> = {
  'boss-mammoth': 'mammoth',
  'boss-fire-lord': 'fire-lord',
  'boss-hollow': 'hollow-boss',
}

/** The hue of each boss's page: of its ice, its fire, its night. */
export const BOSS_HUES = {
  'boss-mammoth': 'azure',
  'boss-fire-lord': 'crimson',
  'boss-hollow': 'indigo',
} as const satisfies Record<BossSlug, string>

/** The skin pieces of each boss; the Hollow has none yet. */
export const SKIN_OF: Readonly<Record<BossSlug, BossSkin | null>> = {
  'boss-mammoth': 'mammoth-skin',
  'boss-fire-lord': 'firelord-skin',
  'boss-hollow': null,
}

/** The boss of each skin piece. */
export const SKIN_BOSS = {
  'mammoth-skin': 'boss-mammoth',
  'firelord-skin': 'boss-fire-lord',
} as const satisfies Record<BossSkin, BossSlug>

/** Whether it is taken to bosses; else it is a piece of one. */
export const isBossItem = (slug: BossItem | BossSkin): slug is BossItem => BOSS_ITEMS.some((item) => item === slug)

/** The slug of an address; a link may leave out `boss-` (T27). Null for an unknown one. */
export const bossSlugOf = (text: string | null | undefined): BossSlug | null =>
  BOSS_SLUGS.find((slug) => slug === text || slug === `boss-${text}`) ?? null

/** The bosses with the newest start first: the first is the latest boss (B4, row 142). */
export const newestFirst = (stays: readonly BossStay[]): readonly BossStay[] =>
  stays.toSorted((left, right) => Date.parse(right.started_at) - Date.parse(left.started_at))
