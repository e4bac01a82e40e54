import type { CallData } from '../../../src/contracts/schemas.ts'

const fighter: Omit<CallData<'combats.me'>, 'best_rank' | 'win_streak' | 'fights' | 'wins'> = {
  user_id: 7,
  username: 'nibbles',
  rank: 120,
  health_point: 1275,
  attack_point: 180,
  luck_critical_rate: 11,
  luck_evade_rate: 4.5,
  critical_damage: 200,
  reflect_rate: 0,
  life_steal: 0,
  power: 520,
  house_id: 0,
  pet: { id: 'p7', created_by: 7, owner_id: 7, type: 'hamster', active_skill: 'rising-fury', skills: ['rising-fury'] },
  cosmetic: {
    sword: null,
    shield: null,
    wings: null,
    animal: null,
    necklace: null,
    helmet: null,
    armor: null,
    boots: null,
    top_10: false,
    top_50: false,
  },
  stone_statistics: [],
  bonus: { bonus_atk: 0, bonus_hp: 0, crit_rate: 0, crit_dmg: 0, bonus_reflect_rate: 0, bonus_life_steal: 0 },
}

export const settingsAnswer: CallData<'settings.get'> = {
  'pocket-size': [7200, 10800],
  'pocket-size-costs': [3_000_000_000],
  'mining-tok': [1_000_000_000, 1_150_000_000],
  'mining-tok-costs': [8_000_000_000],
  honor: [0, 20],
  'equipment-upgrade-rate': {},
  'equipment-upgrade-cost': {},
  'equipment-awake-cost': {},
  client: {
    bot_link: 'https://t.me/house_kombat_bot/game',
    channels: {},
    special_refs: { seed: 1001, major: 1002 },
    ad_block_id: '',
    texts: {},
    rules_version: '1',
    onboarding: { welcome_nano: 5_000_000_000, house_nano: 5_000_000_000 },
  },
}

export const seasonAnswer: CallData<'season.get'> = {
  start_time: 1_794_700_800,
  end_time: 1_797_120_000,
  next_season_time: 1_797_120_000,
  current_season: 11,
}

export const profileAnswer: CallData<'users.me'> = {
  user_id: 7,
  username: 'nibbles',
  name: 'Nibbles',
  photo_url: null,
  language_code: 'en',
  created_at: '2026-11-01T00:00:00.000Z',
  upgrades: [],
  boosts: [],
}

export const combatAnswer: CallData<'combats.me'> = { ...fighter, best_rank: 120, win_streak: 0, fights: 3, wins: 2 }

/** What the five calls of the startup gate answer to an onboarded player. */
export const gateAnswers = {
  'settings.get': { data: settingsAnswer },
  'season.get': { data: seasonAnswer },
  'guild.me': { data: null },
  'users.me': { data: profileAnswer },
  'combats.me': { data: combatAnswer },
} as const
