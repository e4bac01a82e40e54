import type { CallName } from '../../../contracts/calls.ts'
import type { CallData } from '../../../contracts/schemas.ts'
import { RULES_VERSION } from '../../../rules/fight.ts'
import { HOUSE_BONUS_NANO, WELCOME_REWARD_NANO } from '../../../rules/onboarding.ts'
import { gameValues } from '../../../rules/settings-values.ts'
import { tokToNano } from '../../../rules/units.ts'
import { economyAnswersOf } from './base-economy.ts'
import { BENCH_NOW_MS } from './bench-screen.ts'
import { type BenchFighter, combatProfileOf, fightOf, itemsOf, minutesAgo, profileOf } from './bench-world.ts'

/** The player of the bench as the launch data names them. */
export const BENCH_USER = { id: 7, first_name: 'Nibbles', username: 'nibbles' } as const

/** The player's fighter: a hamster of the Diamond league in mixed gear. */
export const NIBBLES: BenchFighter = {
  userId: BENCH_USER.id,
  name: 'nibbles',
  houseId: 0,
  rank: 1740,
  gear: ['rare', 'uncommon', 'rare', 'epic', 'common', 'uncommon', 'rare', 'common'],
  skill: 'life-steal',
  stones: [
    { type: 'burning-hell', level: 2 },
    { type: 'luck-leech', level: 1 },
  ],
  armyStep: 6,
}

/** Whom the player meets. */
export const LUNAR: BenchFighter = {
  userId: 8,
  name: 'lunar_tide',
  houseId: 1,
  rank: 1715,
  gear: ['uncommon', 'rare', 'uncommon', 'rare', 'rare', 'rare', 'uncommon', 'uncommon'],
  skill: 'reflect',
  stones: [{ type: 'frost-prison', level: 2 }],
  armyStep: 5,
}

const seconds = (daysAhead: number): number => BENCH_NOW_MS / 1000 + daysAhead * 86_400

/** The fight that the base world's player has just won. */
export const BASE_FIGHT = fightOf(NIBBLES, LUNAR, '00000001000000020000000300000004')

const SPOILS: CallData<'combats.replay'>['own'] = {
  old_rank: 1740,
  new_rank: 1761,
  rank_gain: 21,
  win_streak: { no: 4, streak_amount: tokToNano(0.2) },
  drops: {
    tok: tokToNano(1.3),
    star: 1,
    materials: [{ slug: 'material-iron', quantity: 2 }],
    stones: [{ type: 'luck-leech', level: 1 }],
    equipments: itemsOf({ userId: 9, gear: ['common'] }).map((item) => ({ ...item, status: 'inventory' })),
  },
}

const ENERGY = { current_energy: 14, next_refill: minutesAgo(-82), last_burn_at: minutesAgo(5) }

/**
 * What the server says to a plausible player in the middle of the game: the world that every state begins with and of
 * which it changes what it is about.
 */
export const baseAnswers: { readonly [N in CallName]: CallData<N> } = {
  'settings.get': {
    ...gameValues,
    client: {
      bot_link: 'https://t.me/house_kombat_bot/game',
      channels: { news: 'https://t.me/house_kombat' },
      special_refs: { seed: 1001, major: 1002 },
      ad_block_id: '',
      ads: { mode: 'stand-in', stand_in_s: 5 },
      texts: { onboarding_subtext: 'Claim 1 TOK' },
      rules_version: RULES_VERSION,
      onboarding: { welcome_nano: WELCOME_REWARD_NANO, house_nano: HOUSE_BONUS_NANO },
    },
  },
  'users.me': {
    user_id: NIBBLES.userId,
    username: NIBBLES.name,
    name: BENCH_USER.first_name,
    photo_url: null,
    language_code: 'en',
    created_at: minutesAgo(60 * 24 * 41),
    upgrades: [
      { upgrade_type: 'mining-tok', upgrade_level: 4, timestamp: seconds(-30) },
      { upgrade_type: 'pocket-size', upgrade_level: 2, timestamp: seconds(-28) },
      { upgrade_type: 'honor', upgrade_level: 2, timestamp: seconds(-20) },
    ],
    boosts: [],
  },
  'users.balance': tokToNano(128.437),
  'users.stars': 62,
  'users.boosts': [],
  'users.lastClaim': minutesAgo(103),
  'users.claim': { amount: tokToNano(3.904), balance: tokToNano(132.341), last_claim: minutesAgo(0) },
  'users.onboard': {
    house_id: NIBBLES.houseId,
    balance: WELCOME_REWARD_NANO + HOUSE_BONUS_NANO,
    last_claim: minutesAgo(0),
    rewards: [
      { reason: 'welcome', amount: WELCOME_REWARD_NANO },
      { reason: 'house', amount: HOUSE_BONUS_NANO },
    ],
  },
  'season.get': {
    start_time: seconds(-8.5),
    end_time: seconds(18.5),
    next_season_time: seconds(19.5),
    current_season: 11,
  },
  'season.me': {
    id: '00000000-0000-4000-8000-00000000a011',
    user_id: NIBBLES.userId,
    reward: '',
    current_season: 11,
    description: '',
    created_at: minutesAgo(60 * 24 * 8),
    updated_at: minutesAgo(5),
    claimed_at: null,
    metadata: {},
  },
  'guild.me': null,
  'combats.me': combatProfileOf(NIBBLES),
  'combats.season': { start_time: seconds(-8.5), current_season: 11 },
  'combats.energy': ENERGY,
  'combats.find': {
    ...profileOf(LUNAR),
    match_id: '00000000-0000-4000-8000-00000000f001',
    is_bot: false,
    commitment: BASE_FIGHT.commitment,
    fight_from: minutesAgo(-0.05),
    expires_at: minutesAgo(-5),
  },
  'combats.fight': {
    ...BASE_FIGHT,
    ...SPOILS,
    balance: tokToNano(129.937),
    stars: 63,
    energy: { ...ENERGY, current_energy: 13 },
  },
  'combats.challenge': {
    ...BASE_FIGHT,
    kind: 'challenge',
    ranked: false,
    old_rank: 1740,
    new_rank: 1740,
    rank_gain: 0,
    win_streak: { no: 3, streak_amount: 0 },
    drops: { tok: 0, star: 0, materials: [], stones: [], equipments: [] },
  },
  'combats.opponent': profileOf(LUNAR),
  'combats.skill': combatProfileOf({ ...NIBBLES, skill: 'reflect' }),
  'combats.history': {
    items: Array.from({ length: 12 }, (_, index) => ({
      replay_id: `00000000-0000-4000-8000-0000000000${String(index + 10)}`,
      fought_at: minutesAgo(7 + index * 173),
      kind: index % 5 === 3 ? ('challenge' as const) : ('match' as const),
      as: index % 4 === 2 ? ('defender' as const) : ('attacker' as const),
      opponent: {
        user_id: 20 + index,
        username: ['lunar_tide', 'Grom', 'pixelcat', 'Ayla', 'sir_barks', 'zephyr'][index % 6] ?? '',
        house_id: (index * 3 + 1) % 8,
        rank: 1690 + ((index * 37) % 120),
        is_bot: index % 3 === 1,
      },
      winner: index % 3 === 0 ? ('defender' as const) : ('attacker' as const),
      rank_gain: index % 5 === 3 || index % 4 === 2 ? 0 : index % 3 === 0 ? -14 : 21,
    })),
    total: 148,
    page_size: 12,
    page: 1,
  },
  'combats.replay': { ...BASE_FIGHT, viewer: 'attacker', own: SPOILS },
  'combats.verify': {
    rules_version: RULES_VERSION,
    is_current_rules: true,
    commitment_holds: true,
    scenario_holds: true,
  },
  'equipments.equipped': itemsOf(NIBBLES),
  ...economyAnswersOf(NIBBLES),
}
