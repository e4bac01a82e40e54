import type { ScenarioEntry } from '#contracts/wire.ts'
import { ACTION_LIMIT, SETUP_ENTRIES } from '#rules/constants.ts'
import { type DamageBySource, fightSummary, type SideSummary } from '#rules/kombat/fight-summary.ts'
import type { Side } from '#rules/kombat/fight-types.ts'

export const DAMAGE_SOURCES = [
  'plain',
  'critical',
  'burning',
  'reflection',
] as const satisfies readonly (keyof DamageBySource)[]

/** `key` names a text under `kombat.result.because`. */
export interface FightReason {
  readonly key: keyof DamageBySource | 'healed' | 'hp' | 'limit'
  readonly more: number
  readonly less: number
}

const percentOf = (hp: number, maxHp: number): number => Math.round((100 * hp) / Math.max(1, maxHp))

const reasonOf = (
  winner: { readonly summary: SideSummary; readonly maxHp: number },
  loser: { readonly summary: SideSummary; readonly maxHp: number },
  turns: number,
): FightReason => {
  const { summary: won } = winner
  const { summary: lost } = loser
  if (turns >= ACTION_LIMIT && lost.finalHp > 0) {
    return {
      key: 'limit',
      more: percentOf(won.finalHp, winner.maxHp),
      less: percentOf(lost.finalHp, loser.maxHp),
    }
  }
  const leads: FightReason[] = [
    ...DAMAGE_SOURCES.map((key) => ({ key, more: won.damage[key], less: lost.damage[key] })),
    { key: 'healed', more: won.healed, less: lost.healed },
    { key: 'hp', more: winner.maxHp, less: loser.maxHp },
  ]
  return leads.reduce((best, lead) => (lead.more - lead.less > best.more - best.less ? lead : best))
}

/**
 * The reason is the largest lead of the winner. If the fight ended at the action limit, it is the health left (extra
 * 10).
 */
export const whyView = (
  scenario: readonly ScenarioEntry[],
  fight: { readonly side: Side; readonly winner: Side; readonly maxHp: Readonly<Record<Side, number>> },
) => {
  const sides = fightSummary(scenario)
  const opposite: Side = fight.side === 'attacker' ? 'defender' : 'attacker'
  const loser: Side = fight.winner === 'attacker' ? 'defender' : 'attacker'
  const own = sides[fight.side]
  const other = sides[opposite]
  const sources = DAMAGE_SOURCES.map((key) => ({ key, own: own.damage[key], other: other.damage[key] })).filter(
    (source) => source.own > 0 || source.other > 0,
  )
  const turns = scenario.length - SETUP_ENTRIES
  return {
    own,
    other,
    sources,
    scale: Math.max(1, ...sources.flatMap((source) => [source.own, source.other])),
    turns,
    reason: reasonOf(
      { summary: sides[fight.winner], maxHp: fight.maxHp[fight.winner] },
      { summary: sides[loser], maxHp: fight.maxHp[loser] },
      turns,
    ),
  }
}
