import { creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { type IconName, iconUrl, pictureUrl } from '#assets/manifest/packs.ts'
import { BOSS_OF } from '#client/topics/boss/shared/boss-of.ts'
import { leagueIcon, stoneIcon } from '#client/ui/icons/game-icons.ts'
import { itemPicture, kindPicture } from '#client/ui/items/item-picture.ts'
import type { CombatProfile } from '#contracts/wire.ts'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { houseOf } from '#rules/house/houses.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'

const ICONS = [
  ...(['attack', 'back', 'hp', 'luck', 'evasion', 'chevron', 'energy', 'fight', 'history', 'nav-friends'] as const),
  ...(['settings', 'streak', 'check', 'stance-rush', 'stance-guard', 'stance-trick'] as const),
] satisfies readonly IconName[]

export const prepPictures = (profile: CombatProfile, nowMs: number): readonly string[] => [
  ...ICONS.map(iconUrl),
  iconUrl(`skill-${profile.pet.active_skill}`),
  iconUrl(leagueIcon(tierOf(rankPoints(profile.rank)).tier)),
  pictureUrl(`home-${houseOf(profile.house_id).slug}`),
  extraIconUrl(creaturePortrait(BOSS_OF[begunBossEvents(nowMs)[0].slug])),
  ...STONE_TYPES.map((type) => {
    const worn = profile.stone_statistics.find((stone) => stone.type === type)
    return iconUrl(stoneIcon(type, worn?.level ?? 1))
  }),
  ...WORN_TYPES.map((type) => {
    const worn = profile.cosmetic[type]
    return worn ? (itemPicture(worn.slug) ?? kindPicture(type, worn.rarity)) : kindPicture(type, 'prototype')
  }),
]
