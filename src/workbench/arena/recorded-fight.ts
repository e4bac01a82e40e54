import { GEAR_SLOTS } from '#assets/manifest/fighter-layers.ts'
import { isNamedSlug } from '#assets/manifest/named-items.ts'
import type { FighterProfile, Replay } from '#contracts/wire.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { wornCrown } from '#rules/leaderboards/crowns.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { BARE } from '#workbench/gallery/gear-state.ts'
import { type ArenaState, TIERS, withPrefix } from './arena-state.ts'
import { type FighterChoice, fighterChoice } from './fighter-choice.ts'
import { writeEntries } from './written-entries.ts'

/** Fields that stored replays, fight responses and shortened copies have in common. */
export type RecordedFight = Pick<Replay, 'user' | 'enemy' | 'winner' | 'scenario'>

const choiceOf = (profile: FighterProfile): FighterChoice => {
  const { cosmetic } = profile
  const worn = wornCrown(cosmetic)
  return fighterChoice({
    body: HOUSES.find((house) => house.id === profile.house_id)?.slug ?? '',
    gear: BARE,
    ...Object.fromEntries(
      GEAR_SLOTS.map((slot) => {
        const item = cosmetic[slot]
        return [slot, item === null ? BARE : isNamedSlug(item.slug) ? item.slug : item.rarity]
      }),
    ),
    skill: profile.pet.active_skill,
    crown: worn === null ? 'none' : `top-${worn}`,
    hp: profile.health_point,
    name: profile.username,
  })
}

/** Turns the fight into hand-written entries, which the page can edit. */
export const stateOfRecorded = ({ user, enemy, winner, scenario }: RecordedFight): Partial<ArenaState> => ({
  ...withPrefix('attacker', choiceOf(user)),
  ...withPrefix('defender', choiceOf(enemy)),
  entries: writeEntries(scenario, { attacker: user.health_point, defender: enemy.health_point }),
  winner,
  fight: '',
  tier: TIERS[tierOf(rankPoints(user.rank)).tier] ?? '0',
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const looksRecorded = (value: unknown): value is RecordedFight =>
  isRecord(value) &&
  Array.isArray(value.scenario) &&
  (value.winner === 'attacker' || value.winner === 'defender') &&
  [value.user, value.enemy].every(
    (profile) => isRecord(profile) && typeof profile.health_point === 'number' && isRecord(profile.cosmetic),
  )

/** Accepts a whole response or its `data`. Null for anything else. */
export const readRecorded = (json: string): RecordedFight | null => {
  try {
    const parsed: unknown = JSON.parse(json)
    const inner = isRecord(parsed) && 'data' in parsed ? parsed.data : parsed
    return looksRecorded(inner) ? inner : null
  } catch {
    return null
  }
}
