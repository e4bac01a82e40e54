import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '#rules/kombat/commitment-text.ts'
import { RULES_VERSION } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { type SimulateFight, simulationOf } from '#rules/kombat/fight-versions.ts'
import { REPLAY_DAYS } from '#rules/kombat/replays.ts'
import { MS_PER_DAY } from '#rules/units.ts'

const FOLDER = path.join(import.meta.dirname, 'fight-fingerprints')
const FIGHTS = 1000
/** Writes the fingerprints of the current version of the rules. Run the test so once for each version. */
const WRITES = process.env.WRITE_FINGERPRINTS === '1'

interface Fingerprints {
  /** Day on which a newer version replaced this one. Null for the current version. */
  readonly foughtUntil: string | null
  /** Eight hex digits of SHA-256 for each fight. */
  readonly fights: readonly string[]
}

/** Recorded fights draw from these lists. A skill that is added here would change every recorded fight. */
const SKILLS = ['rising-fury', 'reflect', 'life-steal', 'fatal-blow', 'desolate', 'berserk'] as const
const STONES = ['burning-hell', 'frost-prison', 'luck-leech'] as const
const LEVELS = [1, 2, 3, 4] as const
const STANCES = ['rush', 'guard', 'trick', undefined] as const

// A random generator of this test's own, independent of the rules.
const numbersOf = (name: string): ((below: number) => number) => {
  let block = 0
  return (below) => createHash('sha256').update(`${name} ${block++}`).digest().readUInt32BE(0) % below
}

const fighterOf = (fight: number, side: string): FightStats => {
  const draw = numbersOf(`${fight} ${side}`)
  const strength = 1 + draw(16)
  return {
    maxHp: 400 + strength * (500 + draw(500)),
    attack: 40 + strength * (40 + draw(90)),
    critPercent: draw(950) / 10,
    evasionPercent: draw(600) / 10,
    critDamagePercent: 200 + draw(1000) / 10,
    reflectPercent: draw(300) / 10,
    lifeStealPercent: draw(250) / 10,
    skill: SKILLS[draw(SKILLS.length)] ?? 'rising-fury',
    stones: STONES.filter(() => draw(2) === 0).map((type) => ({ type, level: LEVELS[draw(LEVELS.length)] ?? 1 })),
    // Version 2 was recorded without stances. Its fingerprints hold only if the kept simulation of that version ignores
    // them.
    stance: STANCES[numbersOf(`${fight} ${side} stance`)(STANCES.length)],
  }
}

const fingerprintsBy = (simulate: SimulateFight): string[] =>
  Array.from({ length: FIGHTS }, (_, fight) => {
    const seed = createHash('sha256').update(`seed ${fight}`).digest('hex')
    const outcome = simulate({ attacker: fighterOf(fight, 'attacker'), defender: fighterOf(fight, 'defender') }, seed)
    return createHash('sha256').update(canonicalJson(outcome)).digest('hex').slice(0, 8)
  })

const fileOf = (version: string): string => path.join(FOLDER, `${version}.json`)
const read = (version: string): Fingerprints => JSON.parse(readFileSync(fileOf(version), 'utf8')) as Fingerprints

const write = (version: string, simulate: SimulateFight): void => {
  const content: Fingerprints = { foughtUntil: null, fights: fingerprintsBy(simulate) }
  writeFileSync(fileOf(version), `${JSON.stringify(content)}\n`)
}

const simulate = simulationOf(RULES_VERSION)
if (WRITES && simulate && !existsSync(fileOf(RULES_VERSION))) write(RULES_VERSION, simulate)

const versions = readdirSync(FOLDER).map((file) => path.basename(file, '.json'))

describe('a stored fight, whose turns are computed when asked for (R10)', () => {
  it('of today’s rules has its fingerprints: WRITE_FINGERPRINTS=1 writes those of a new version', () => {
    expect(versions).toContain(RULES_VERSION)
    expect(read(RULES_VERSION).foughtUntil).toBeNull()
  })

  it.each(versions)(
    'by version %s of the rules has the turns it had: who changes a number raises RULES_VERSION and keeps the old simulation',
    (version) => {
      const { foughtUntil, fights } = read(version)
      const kept = simulationOf(version)
      if (kept === null) {
        // The replays of this version have expired.
        expect(Date.parse(foughtUntil ?? '')).toBeLessThan(Date.now() - REPLAY_DAYS * MS_PER_DAY)
        return
      }
      const now = fingerprintsBy(kept)
      expect(fights).toHaveLength(FIGHTS)
      expect(fights.filter((fingerprint, fight) => fingerprint !== now[fight])).toEqual([])
    },
  )
})
