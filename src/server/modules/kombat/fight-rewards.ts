import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { Drops, FightRewards } from '#contracts/wire.ts'
import { dayKeyOf, isOfToday, laterDay } from '#rules/days.ts'
import { rollRewards, streakAmountNano } from '#rules/kombat/rewards.ts'
import type { Rng } from '#rules/prng.ts'
import { tierOf } from '#rules/season/ranks.ts'
import type { RankPoints } from '#rules/units.ts'
import { type Asset, type Movement, mint } from '#server/db/movements.ts'
import { type Entropy, uuidV7 } from '#server/entropy/entropy.ts'
import type { PlayerFighter } from '#server/modules/fighters/service.ts'
import { itemImageUrl, type NewItem } from '#server/modules/items/service.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'

/** Rewards of a fight without rank: nothing but `given` (R11, R25). */
export const unrankedRewards = (
  { player, profile }: Pick<PlayerFighter, 'player' | 'profile'>,
  given: Partial<Drops> = {},
): FightRewards => ({
  old_rank: profile.rank,
  new_rank: profile.rank,
  rank_gain: 0,
  win_streak: { no: player.win_streak, streak_amount: 0 },
  drops: { tok: 0, star: 0, materials: [], stones: [], equipments: [], ...given },
})

interface MatchRewards {
  readonly shown: Omit<FightRewards, 'old_rank' | 'new_rank' | 'rank_gain'>
  readonly movements: readonly Movement[]
  readonly items: readonly NewItem[]
  readonly marks: {
    readonly firstWinDay: string | null
    readonly commonDropDay: string | null
    readonly streakDay: string | null
    readonly streakPaidNano: bigint
  }
}

/** Rewards of a match (R13). Once-a-day rules use UTC days. Only ranked matches count for the streak (R12). */
export const rewardsOf = (
  fight: {
    readonly id: string
    readonly won: boolean
    readonly nowMs: number
    readonly rank: RankPoints
    readonly ranked: boolean
  },
  player: Pick<
    PlayerRow,
    'id' | 'win_streak' | 'streak_day' | 'streak_paid_nano' | 'first_win_day' | 'common_drop_day'
  >,
  rng: Rng,
  entropy: Entropy,
): MatchRewards => {
  const { id, won, nowMs, rank, ranked } = fight
  const today = dayKeyOf(nowMs)
  const playerId = Number(player.id)
  const wins = won ? player.win_streak + 1 : 0
  const streakNo = ranked ? wins : player.win_streak
  const paidToday = isOfToday(player.streak_day, today) ? player.streak_paid_nano : 0n
  const streakNano = ranked ? streakAmountNano(streakNo, Number(paidToday)) : 0
  const rolled = rollRewards(rng, {
    won,
    tier: tierOf(rank).tier,
    firstWinToday: won && !isOfToday(player.first_win_day, today),
    commonItemToday: isOfToday(player.common_drop_day, today),
  })

  const movements: Movement[] = []
  const give = (asset: Asset, amount: number, reason: LedgerReason, ref: string = id) => {
    if (amount > 0)
      movements.push(mint({ id: uuidV7(entropy, nowMs), to: playerId, asset, amount: BigInt(amount), reason, ref }))
  }
  const items: NewItem[] = rolled.items.map((item) => ({
    id: uuidV7(entropy, nowMs),
    ownerId: playerId,
    slug: item.slug,
    name: item.name,
    type: item.type,
    rarity: item.rarity,
    status: 'inventory',
    stats: item.stats.map((stat) => ({ ...stat })),
  }))
  give('tok', rolled.tokNano - rolled.firstWinNano, 'fight-win')
  give('tok', rolled.firstWinNano, 'first-win')
  give('tok', streakNano, 'win-streak')
  give('star', rolled.star, 'fight-drop')
  for (const { slug, quantity } of rolled.materials) give(slug, quantity, 'fight-drop')
  for (const { type, level } of rolled.stones) give(`stone:${type}:${level}`, 1, 'fight-drop')
  for (const item of items) give('equipment', 1, 'fight-drop', item.id)

  return {
    shown: {
      win_streak: { no: streakNo, streak_amount: streakNano },
      drops: {
        tok: rolled.tokNano,
        star: rolled.star,
        materials: rolled.materials.map((stack) => ({ ...stack })),
        stones: rolled.stones.map((stone) => ({ ...stone })),
        equipments: items.map(({ stats, ownerId: _, ...item }) => ({
          ...item,
          image_url: itemImageUrl(item),
          equipment_stats: stats,
        })),
      },
    },
    movements,
    items,
    marks: {
      firstWinDay: won ? laterDay(player.first_win_day, today) : player.first_win_day,
      commonDropDay: rolled.items.length > 0 ? laterDay(player.common_drop_day, today) : player.common_drop_day,
      streakDay: laterDay(player.streak_day, today),
      streakPaidNano: paidToday + BigInt(streakNano),
    },
  }
}
