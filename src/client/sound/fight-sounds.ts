import type { EffectName } from '../../../assets/manifest/sound-names.ts'
import type { KombatInput, KombatReport } from '../../bridge/bridge.ts'
import type { ScenarioEntry } from '../../contracts/wire.ts'

/** From this share of the fighter's health a blow is a heavy one. */
const HEAVY_SHARE = 0.14

type Fighters = Pick<KombatInput, 'user' | 'opponent' | 'fight'>

const attackSounds = (entry: ScenarioEntry, targetMaxHp: number): EffectName[] => {
  if (entry.is_opponent_evade) return ['miss']
  const blow: EffectName = entry.is_critical
    ? 'critical'
    : entry.damage_attack >= targetMaxHp * HEAVY_SHARE
      ? 'heavy-hit'
      : 'hit'
  return entry.frost_prison_opponent ? [blow, 'freeze'] : entry.burning_hell_opponent ? [blow, 'burn'] : [blow]
}

/** The sounds of an entry's beats in their order (R07): burn tick, frozen or attack, life steal, reflection. */
export const entrySounds = (entry: ScenarioEntry, targetMaxHp: number): EffectName[][] => {
  const beats: EffectName[][] = []
  if (entry.burning_hell_actor && entry.damage_burning_hell > 0) beats.push(['burn'])
  if (entry.frost_prison_actor) return [...beats, ['freeze']]
  beats.push(attackSounds(entry, targetMaxHp))
  if (entry.life_steal > 0) beats.push(['heal'])
  if (entry.damage_reflected > 0) beats.push(['reflect'])
  return beats
}

const targetMaxHp = ({ user, opponent, fight }: Fighters, entry: ScenarioEntry): number =>
  entry.actor === fight?.perspective ? (opponent?.maxHp ?? user.maxHp) : user.maxHp

const endSounds = (report: KombatReport, { fight }: Fighters): EffectName[] => {
  if (!fight) return []
  const isKnockout = report.hp.user === 0 || report.hp.opponent === 0
  const jingle: EffectName = fight.winner === fight.perspective ? 'victory' : 'defeat'
  return isKnockout ? ['knockout', jingle] : [jingle]
}

/** Listens to a fight: answers, for each report of the arena, what is to be heard. One listener for one page. */
export const createFightEar = (): ((report: KombatReport, input: KombatInput | null) => EffectName[]) => {
  let before: KombatReport | null = null
  let beatOfEntry = 0
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
    // The arena reports once a beat; only the first beat of an entry moves the count of entries.
    if (report.phase !== 'fighting' || last.phase !== 'fighting') return []
    beatOfEntry = report.entriesPlayed === last.entriesPlayed ? beatOfEntry + 1 : 0
    const entry = input.fight?.scenario[report.entriesPlayed - 1]
    return entry ? (entrySounds(entry, targetMaxHp(input, entry))[beatOfEntry] ?? []) : []
  }
}
