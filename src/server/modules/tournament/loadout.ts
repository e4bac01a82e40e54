import type { FighterProfile } from '#contracts/wire.ts'
import type { EntrantLoadout } from '#rules/tournament/entrant.ts'
import type { MatchSnapshot, PackedFighter } from '#server/db/tables/kombat.ts'
import { packFighter, profileOfPacked } from '#server/modules/fighters/service.ts'

const isFirst = (crown: number): crown is 1 | 2 | 3 => crown >= 1 && crown <= 3

export const loadoutOf = (
  fighter: MatchSnapshot & { readonly loadout: { readonly armyStep: number } },
): EntrantLoadout => {
  const packed = packFighter({ profile: fighter.profile, stats: fighter.stats })
  const { rank, house_id, skill, skills = 1, crown = 0, first, stats, stones = '', worn = '', bonus = '' } = packed
  return {
    rank: rank as EntrantLoadout['rank'],
    houseId: house_id,
    armyStep: fighter.loadout.armyStep as EntrantLoadout['armyStep'],
    skill,
    skills,
    crown: first ?? crown,
    ...{ stats, stones, worn, bonus },
  }
}

/** A packed fighter lacks fields that are empty. */
const filled = <K extends string>(key: K, text: string): { readonly [P in K]?: string } =>
  (text === '' ? {} : { [key]: text }) as { readonly [P in K]?: string }

const crownsOf = (crown: number): Pick<PackedFighter, 'crown' | 'first'> => {
  if (crown === 0) return {}
  return { crown: crown <= 10 ? 10 : 50, ...(isFirst(crown) ? { first: crown } : {}) }
}

export const profileOfLoadout = (
  { rank, houseId, skill, skills, crown, stats, stones, worn, bonus }: EntrantLoadout,
  { userId, name }: { readonly userId: number; readonly name: string },
): FighterProfile =>
  profileOfPacked({
    ...{ user_id: userId, username: name, rank, house_id: houseId, skill, skills, stats },
    ...filled('stones', stones),
    ...filled('worn', worn),
    ...filled('bonus', bonus),
    ...crownsOf(crown),
  })
