import type { EffectName } from '../../../assets/manifest/sound-names.ts'
import type { KombatInput, KombatReport } from '../../bridge/bridge.ts'
import type { FightBeat } from '../../rules/fight/fight-beats.ts'

/** Share of the fighter's health from which a hit is heavy. */
const HEAVY_SHARE = 0.14

type Beat = NonNullable<KombatReport['beat']>

const attackSounds = ({ critical, evaded, amount, ignites, freezes }: FightBeat, targetMaxHp: number): EffectName[] => {
  if (evaded) return ['miss']
  const blow: EffectName = critical ? 'critical' : amount >= targetMaxHp * HEAVY_SHARE ? 'heavy-hit' : 'hit'
  return freezes ? [blow, 'freeze'] : ignites ? [blow, 'burn'] : [blow]
}

const SOUNDS = { burned: 'burn', frozen: 'freeze', heal: 'heal', reflected: 'reflect' } as const

/** The sounds of a beat; how hard a blow sounds depends on the health of the one whom it hits. */
export const beatSounds = (beat: FightBeat, targetMaxHp: number): EffectName[] =>
  beat.kind === 'attack' ? attackSounds(beat, targetMaxHp) : [SOUNDS[beat.kind]]

const targetMaxHp = ({ user, opponent }: KombatInput, { actor }: Beat): number =>
  actor === 'user' ? (opponent?.maxHp ?? user.maxHp) : user.maxHp

const endSounds = (report: KombatReport, { fight }: KombatInput): EffectName[] => {
  if (!fight) return []
  const isKnockout = report.hp.user === 0 || report.hp.opponent === 0
  const jingle: EffectName = fight.winner === fight.perspective ? 'victory' : 'defeat'
  return isKnockout ? ['knockout', jingle] : [jingle]
}

/** The effects to play for each report of the arena. One instance a page: it compares a report with the one before. */
export const createFightSoundCues = (): ((report: KombatReport, input: KombatInput | null) => EffectName[]) => {
  let before: KombatReport | null = null
  return (report, input) => {
    const last = before
    before = report
    if (!last || !input) return []
    if (report.phase !== last.phase) {
      if (report.phase === 'end') return endSounds(report, input)
      if (report.phase === 'ready') return ['whoosh']
    }
    if (report.phase === 'countdown' && report.countdown !== null && report.countdown !== last.countdown) {
      return [report.countdown === 0 ? 'gong' : 'countdown']
    }
    if (report.phase !== 'fighting' || last.phase !== 'fighting' || !report.beat) return []
    return beatSounds(report.beat, targetMaxHp(input, report.beat))
  }
}
