import type { AttackMark, Warning, Wielder } from '#assets/manifest/fight-clips/attack.ts'
import { BOSS_ATTACKS } from '#assets/manifest/fight-clips/boss-attacks.ts'
import { BOSS_OUTBREAKS } from '#assets/manifest/fight-clips/boss-outbreaks.ts'
import type { FightSound } from '#assets/manifest/sound-names.ts'
import { wielderOf } from '#assets/manifest/weapon-families.ts'
import type { StageLook } from '#bridge/bridge.ts'
import { hitStopMs } from '../fighter/choreography.ts'
import { movementOf } from '../fighter/movements.ts'
import { lookOf } from '../fighter-looks.ts'
import { affectedBy, type Corner } from '../timeline/playback.ts'
import { attackOf } from '../timeline/repertoire.ts'
import type { CuePlan, Voice } from './fight-cues.ts'

const OF_WIELDER: Readonly<Record<Wielder, FightSound>> = {
  blade: 'steel',
  heavy: 'thud',
  fire: 'flame',
  toy: 'squeak',
  bare: 'punch',
}
/** A boss has no weapon: the mark of its attack decides the sound. */
const OF_MARK: Readonly<Partial<Record<AttackMark, FightSound>>> = {
  inferno: 'flame',
  tusks: 'thud',
  stomp: 'thud',
  icicles: 'freeze',
  'frost-breath': 'freeze',
  charge: 'thud',
  glacier: 'thud',
  'ice-roar': 'thud',
  'fire-breath': 'flame',
  meteors: 'flame',
  pillar: 'flame',
  nova: 'flame',
  'fire-roar': 'flame',
}

export const voiceOf = (look: StageLook): Voice => {
  const body = lookOf({ look })
  if (body.kind === 'pet') {
    const sound = OF_WIELDER[wielderOf(body.worn)]
    return () => sound
  }
  return ({ clips }) => (clips && OF_MARK[attackOf(body.boss, clips.attack).mark]) ?? 'claw'
}

export const warningsOf = (look: StageLook): NonNullable<CuePlan['warnings']>['user'] => {
  const body = lookOf({ look })
  if (body.kind === 'pet') return () => []
  return ({ clips }) => BOSS_ATTACKS[body.boss][clips?.attack ?? '']?.warnings ?? []
}

export const outbreakOf = (look: StageLook): readonly Warning[] =>
  look.kind === 'boss' ? BOSS_OUTBREAKS[look.boss] : []

/** Time between a deadly blow and the sound of the fall, in ms: the hit-stop, then the fall itself. */
export const fallOf =
  (looks: Readonly<Record<Corner, StageLook>>): CuePlan['fallsAfterMs'] =>
  (beat) => {
    const stopMs = beat.kind === 'attack' ? hitStopMs(beat) : 0
    return stopMs + movementOf(lookOf({ look: looks[affectedBy(beat)] })).fallsAfterMs(beat.clips?.fall)
  }
