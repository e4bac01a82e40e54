import type { BossName } from '#assets/manifest/creatures.ts'
import type { BossAttack, PetAttack, Wielder } from '#assets/manifest/fight-clips/attack.ts'
import { BOSS_ATTACKS } from '#assets/manifest/fight-clips/boss-attacks.ts'
import { PET_CRITICALS } from '#assets/manifest/fight-clips/critical-attacks.ts'
import { BOSS_EVADES, PET_EVADES } from '#assets/manifest/fight-clips/evades.ts'
import { BOSS_FALLS, PET_FALLS } from '#assets/manifest/fight-clips/falls.ts'
import { FIST_ATTACKS } from '#assets/manifest/fight-clips/fist-attacks.ts'
import { BOSS_HITS, PET_HITS } from '#assets/manifest/fight-clips/hits.ts'
import { SWORD_ATTACKS } from '#assets/manifest/fight-clips/sword-attacks.ts'
import { wielderOf } from '#assets/manifest/weapon-families.ts'
import type { StageLook } from '#bridge/bridge.ts'
import { lookOf } from '../fighter-looks.ts'

export interface Repertoire {
  readonly plain: readonly string[]
  readonly critical: readonly string[]
  readonly hits: readonly string[]
  readonly evades: readonly string[]
  readonly falls: readonly string[]
  /** Attacks of a boss's second phase. One of `opening` comes first, and only once. */
  readonly second?: {
    readonly opening: readonly string[]
    readonly plain: readonly string[]
    readonly critical: readonly string[]
  }
  readonly impactMs: Readonly<Record<string, readonly number[]>>
}

export const ALL_PET_ATTACKS: Readonly<Record<string, PetAttack>> = {
  ...SWORD_ATTACKS,
  ...FIST_ATTACKS,
  ...PET_CRITICALS,
}

const namesWhere = <Row>(rows: Readonly<Record<string, Row>>, fits: (row: Row) => boolean): string[] =>
  Object.entries(rows).flatMap(([name, row]) => (fits(row) ? [name] : []))

const impactsOf = (rows: Readonly<Record<string, PetAttack | BossAttack>>): Record<string, readonly number[]> =>
  Object.fromEntries(Object.entries(rows).map(([name, { impactMs }]) => [name, impactMs]))

export const petRepertoire = (wielder: Wielder): Repertoire => ({
  plain: namesWhere(ALL_PET_ATTACKS, ({ by, critical }) => !critical && by.includes(wielder)),
  critical: namesWhere(ALL_PET_ATTACKS, ({ by, critical = false }) => critical && by.includes(wielder)),
  hits: Object.keys(PET_HITS),
  evades: Object.keys(PET_EVADES),
  falls: Object.keys(PET_FALLS),
  impactMs: impactsOf(ALL_PET_ATTACKS),
})

const attacksIn = (boss: BossName, when: 1 | 2, isCritical: boolean): string[] =>
  namesWhere(BOSS_ATTACKS[boss], ({ phase = when, critical = false }) => phase === when && critical === isCritical)

export const bossRepertoire = (boss: BossName): Repertoire => ({
  plain: attacksIn(boss, 1, false),
  critical: attacksIn(boss, 1, true),
  second: {
    opening: namesWhere(BOSS_ATTACKS[boss], ({ phase }) => phase === 'opening'),
    plain: attacksIn(boss, 2, false),
    critical: attacksIn(boss, 2, true),
  },
  hits: Object.keys(BOSS_HITS),
  evades: Object.keys(BOSS_EVADES),
  falls: Object.keys(BOSS_FALLS),
  impactMs: impactsOf(BOSS_ATTACKS[boss]),
})

export const repertoireOf = (look: StageLook): Repertoire => {
  const body = lookOf({ look })
  return body.kind === 'pet' ? petRepertoire(wielderOf(body.worn)) : bossRepertoire(body.boss)
}

export const attackOf = (boss: BossName | null, name: string): PetAttack | BossAttack =>
  (boss === null ? ALL_PET_ATTACKS[name] : BOSS_ATTACKS[boss][name]) ?? SWORD_ATTACKS.slash

const CROSSING: ReadonlySet<string> = new Set(
  [ALL_PET_ATTACKS, ...Object.values(BOSS_ATTACKS)].flatMap((rows: Readonly<Record<string, PetAttack | BossAttack>>) =>
    namesWhere(rows, ({ clip }) => clip.tracks?.cross !== undefined),
  ),
)

/** Whether the attacker runs past the target. The blow then comes from behind. */
export const crossesTarget = (attack: string | undefined): boolean => attack !== undefined && CROSSING.has(attack)
