import type { BossName } from '#assets/manifest/creatures.ts'
import type { BossPage } from '#contracts/wire.ts'
import { BOSS_ITEMS, BOSS_SLUGS, type BossItem, type BossSkin, type BossSlug } from '#rules/boss/boss.ts'

export type BossEvent = BossPage['boss']

export const BOSS_OF: Readonly<Record<BossSlug, BossName>> = {
  'boss-mammoth': 'mammoth',
  'boss-fire-lord': 'fire-lord',
  'boss-hollow': 'hollow-boss',
}

export const BOSS_HUES = {
  'boss-mammoth': 'azure',
  'boss-fire-lord': 'crimson',
  'boss-hollow': 'indigo',
} as const satisfies Record<BossSlug, string>

export const SKIN_OF: Readonly<Record<BossSlug, BossSkin | null>> = {
  'boss-mammoth': 'mammoth-skin',
  'boss-fire-lord': 'firelord-skin',
  'boss-hollow': null,
}

export const SKIN_BOSS = {
  'mammoth-skin': 'boss-mammoth',
  'firelord-skin': 'boss-fire-lord',
} as const satisfies Record<BossSkin, BossSlug>

export const isBossItem = (slug: BossItem | BossSkin): slug is BossItem => BOSS_ITEMS.some((item) => item === slug)

/** The prefix `boss-` is optional (T27). Null for an unknown slug. */
export const bossSlugOf = (text: string | null | undefined): BossSlug | null =>
  BOSS_SLUGS.find((slug) => slug === text || slug === `boss-${text}`) ?? null

export const newestFirst = (bossEvents: readonly BossEvent[]): readonly BossEvent[] =>
  bossEvents.toSorted((left, right) => Date.parse(right.started_at) - Date.parse(left.started_at))
