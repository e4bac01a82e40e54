import type {
  CombatProfile,
  EnergyState,
  FightAnswer,
  FighterProfile,
  FightHistory,
  FoundOpponent,
  GameSettings,
  MatchResult,
  Replay,
  ScenarioEntry,
  UserProfile,
} from '../../src/contracts/wire.ts'

/** 21 November 2026, 12:00 UTC: the moment of these tests. */
export const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z')

/** An instant so many minutes before the tests' moment. */
export const minutesAgo = (minutes: number): string => new Date(NOW_MS - minutes * 60_000).toISOString()

const BARE = {
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
} as const

/** A fighter of house 0 with whatever differs. */
export const aFighter = (over: Partial<FighterProfile> = {}): FighterProfile => ({
  user_id: 7,
  username: 'nibbles',
  rank: 390,
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
  cosmetic: BARE,
  stone_statistics: [],
  bonus: { bonus_atk: 0, bonus_hp: 0, crit_rate: 0, crit_dmg: 0, bonus_reflect_rate: 0, bonus_life_steal: 0 },
  ...over,
})

export const anOpponent = (over: Partial<FighterProfile> = {}): FighterProfile =>
  aFighter({ user_id: 8, username: 'lunar', house_id: 1, health_point: 1300, ...over })

export const aCombatProfile = (over: Partial<CombatProfile> = {}): CombatProfile => ({
  ...aFighter(),
  best_rank: 390,
  win_streak: 2,
  fights: 31,
  wins: 18,
  ...over,
})

export const aProfile: UserProfile = {
  user_id: 7,
  username: 'nibbles',
  name: 'Nibbles',
  photo_url: null,
  language_code: 'en',
  created_at: minutesAgo(10_000),
  upgrades: [],
  boosts: [],
}

/** Settings whose numbers differ from the bundled ones, so that a screen that used those would be found out. */
export const theSettings: GameSettings = {
  'pocket-size': [3600, 10_800],
  'pocket-size-costs': [3_000_000_000],
  'mining-tok': [2_000_000_000, 4_000_000_000],
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
    ads: { mode: 'stand-in', stand_in_s: 5 },
    texts: {},
    rules_version: '1',
    onboarding: { welcome_nano: 5_000_000_000, house_nano: 5_000_000_000 },
  },
}

export const anEnergy = (over: Partial<EnergyState> = {}): EnergyState => ({
  current_energy: 14,
  next_refill: new Date(NOW_MS + 3_600_000).toISOString(),
  last_burn_at: minutesAgo(5),
  ...over,
})

/** An action entry in which nothing happens, with whatever differs. */
export const anEntry = (over: Partial<ScenarioEntry> = {}): ScenarioEntry => ({
  actor: 'attacker',
  damage_attack: 0,
  is_critical: false,
  is_opponent_evade: false,
  life_steal: 0,
  burning_hell_actor: false,
  burning_hell_opponent: false,
  damage_burning_hell: 0,
  frost_prison_actor: false,
  frost_prison_opponent: false,
  damage_reflected: 0,
  hp_actor: 1275,
  ...over,
})

export const REPLAY_ID = '00000000-0000-4000-8000-000000000001'

/** What `aFighter` fights with. */
const someStats: MatchResult['inputs']['attacker'] = {
  maxHp: 1275,
  attack: 180,
  critPercent: 11,
  evasionPercent: 4.5,
  critDamagePercent: 200,
  reflectPercent: 0,
  lifeStealPercent: 0,
  skill: 'rising-fury',
  stones: [],
}

export const aResult = (over: Partial<MatchResult> = {}): MatchResult => ({
  replay_id: REPLAY_ID,
  fought_at: minutesAgo(0),
  kind: 'match',
  user: aFighter(),
  enemy: anOpponent(),
  is_bot: false,
  winner: 'attacker',
  scenario: [
    anEntry(),
    anEntry({ actor: 'defender', hp_actor: 1300 }),
    anEntry({ damage_attack: 1300, is_critical: true }),
  ],
  old_rank: 390,
  new_rank: 411,
  rank_gain: 21,
  ranked: true,
  win_streak: { no: 3, streak_amount: 100_000_000 },
  drops: {
    tok: 1_250_000_000,
    star: 1,
    materials: [{ slug: 'material-wood', quantity: 4 }],
    stones: [{ type: 'luck-leech', level: 1 }],
    equipments: [],
  },
  inputs: { attacker: someStats, defender: { ...someStats, maxHp: 1300 } },
  server_seed: 'a',
  client_key: 'b',
  commitment: 'c',
  rules_version: '1',
  ...over,
})

/** The same fight as its attacker reads it again. */
export const aReplay = (over: Partial<Replay> = {}): Replay => {
  const { old_rank, new_rank, rank_gain, win_streak, drops, ...record } = aResult()
  return { ...record, viewer: 'attacker', own: { old_rank, new_rank, rank_gain, win_streak, drops }, ...over }
}

export const aFightAnswer = (over: Partial<FightAnswer> = {}): FightAnswer => ({
  ...aResult(),
  balance: 20_000_000_000,
  stars: 13,
  energy: anEnergy({ current_energy: 13 }),
  ...over,
})

export const aFound = (over: Partial<FoundOpponent> = {}): FoundOpponent => ({
  ...anOpponent(),
  match_id: 'm1',
  is_bot: false,
  commitment: 'c',
  fight_from: new Date(NOW_MS + 3000).toISOString(),
  expires_at: new Date(NOW_MS + 300_000).toISOString(),
  ...over,
})

/** A fight of the history, from the caller's side. */
export const aHistoryFight = (over: Partial<FightHistory['items'][number]> = {}): FightHistory['items'][number] => ({
  replay_id: REPLAY_ID,
  fought_at: minutesAgo(7),
  kind: 'match',
  as: 'attacker',
  opponent: { user_id: 8, username: 'lunar', house_id: 1, rank: 400, is_bot: false },
  winner: 'attacker',
  rank_gain: 21,
  ...over,
})
