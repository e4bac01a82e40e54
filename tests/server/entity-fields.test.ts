import { describe, expect, test } from 'vitest'
import { ARMY_LADDER } from '#rules/army/army.ts'
import { HOUSE_WORDS } from '#rules/house/house-words.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers({ config: { mode: 'local' } })
const items = itemPlayers(server)
const as = await players.join({ username: 'fields' })

const missing = (entity: unknown, fields: string): string[] =>
  fields.split(' ').filter((path) => {
    const found = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], entity)
    return found === undefined
  })

/** Fields that A3 and B3 name, and how to read each entity. */
const ENTITIES: Readonly<Record<string, readonly [fields: string, read: () => Promise<unknown>]>> = {
  'game settings': [
    'pocket-size pocket-size-costs mining-tok mining-tok-costs honor equipment-upgrade-rate.common equipment-upgrade-cost.common.material-wood equipment-awake-cost.prototype.material-awake-stone',
    async () => (await server.call('settings.get', {}, { as })).data,
  ],
  'user profile': ['user_id upgrades boosts', async () => (await server.call('users.me', {}, { as })).data],
  'combat profile': ['house_id user_id username rank', async () => (await server.call('combats.me', {}, { as })).data],
  season: [
    'start_time end_time next_season_time current_season',
    async () => (await server.call('season.get', {}, { as })).data,
  ],
  'kombat season': ['start_time current_season', async () => (await server.call('combats.season', {}, { as })).data],
  'user season': [
    'id user_id reward current_season description created_at updated_at claimed_at metadata',
    async () => (await server.call('season.me', {}, { as })).data,
  ],
  'task progress': [
    'id name type repeats metadata.url reward_amount task_user.repeats',
    async () => (await server.call('tasks.list', {}, { as })).data.find(({ metadata }) => metadata.url !== undefined),
  ],
  'hunt milestones': [
    'claimed total_demon_killed',
    async () => (await server.call('hunting.milestones', {}, { as })).data,
  ],
  'fighter profile': [
    'user_id username rank health_point attack_point luck_critical_rate luck_evade_rate reflect_rate life_steal house_id ' +
      'pet.id pet.created_by pet.owner_id pet.type pet.active_skill pet.skills cosmetic.sword cosmetic.shield ' +
      'cosmetic.wings cosmetic.animal cosmetic.necklace cosmetic.helmet cosmetic.armor cosmetic.boots cosmetic.top_10 ' +
      'cosmetic.top_50 stone_statistics bonus.bonus_atk bonus.bonus_hp bonus.crit_rate bonus.crit_dmg ' +
      'bonus.bonus_reflect_rate bonus.bonus_life_steal',
    async () => players.find(as),
  ],
  'match result': [
    'enemy winner scenario new_rank rank_gain win_streak.no win_streak.streak_amount scenario.2.actor ' +
      'scenario.2.damage_attack scenario.2.is_critical scenario.2.is_opponent_evade scenario.2.life_steal ' +
      'scenario.2.burning_hell_actor scenario.2.burning_hell_opponent scenario.2.damage_burning_hell ' +
      'scenario.2.frost_prison_actor scenario.2.frost_prison_opponent scenario.2.damage_reflected scenario.2.hp_actor',
    async () => players.fight(as),
  ],
  energy: [
    'current_energy next_refill last_burn_at',
    async () => (await server.call('combats.energy', {}, { as })).data,
  ],
  equipment: [
    'id slug name type rarity status image_url equipment_stats.0.name equipment_stats.0.value equipment_stats.0.type ' +
      'equipment_stats.0.level equipment_stats.0.primary',
    async () => {
      const id = await items.item(as, { type: 'sword', rarity: 'rare' })
      return (await server.call('equipments.get', { params: { id } }, { as })).data
    },
  ],
  'base material': [
    'id slug image name image_url description',
    async () => (await server.call('materials.base', {}, { as })).data[0],
  ],
  'owned material': [
    'material_id quantity id slug name image_url description',
    async () => (await server.call('materials.mine', {}, { as })).data[0],
  ],
  'dismantle preview': [
    'image_url quantity name',
    async () => {
      const id = await items.item(as, { type: 'sword', rarity: 'common' })
      return (await server.call('equipments.dismantlePreview', { params: { id } }, { as })).data[0]
    },
  ],
}

describe('answers carry every field that the specification gives its entities (row 195; A3, B3, T39)', () => {
  test.each(Object.entries(ENTITIES))('%s', async (_name, [fields, read]) => {
    expect(missing(await read(), fields)).toEqual([])
  })

  test('and so do houses and the ladder, which are constants', () => {
    for (const house of HOUSES)
      expect(
        missing({ ...house, ...HOUSE_WORDS[house.slug] }, 'id name animated description subDescription atk hp luck'),
      ).toEqual([])
    expect(ARMY_LADDER).toHaveLength(24)
    for (const step of ARMY_LADDER) expect(missing(step, 'starToNextRank totalStarCost')).toEqual([])
  })
})
