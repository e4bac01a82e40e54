import type { CallName } from '../../../contracts/calls.ts'
import type { CallData } from '../../../contracts/schemas.ts'
import { tokToNano } from '../../../rules/units.ts'
import { BENCH_NOW_MS } from './bench-screen.ts'
import { type BenchFighter, combatProfileOf, itemsOf, minutesAgo } from './bench-world.ts'

const NAMES = [
  'lunar_tide',
  'Grom',
  'pixelcat',
  'Ayla',
  'sir_barks',
  'zephyr',
  'Mirabel',
  'Öykü',
  'Тимур',
  'dune',
] as const
const nameOf = (index: number): string => NAMES[index % NAMES.length] ?? ''

const DAYS = [1, 1.5, 2, 2.5, 3, 3.5, 5] as const
const DAILY: CallData<'daily.get'> = {
  day: 4,
  streak: 3,
  claimed_today: false,
  freeze_available: true,
  rewards: DAYS.map((tok, index) => ({ day: index + 1, amount: tokToNano(tok), box: index === 6 ? 'wood' : null })),
  next_reset: new Date(BENCH_NOW_MS + 12 * 3_600_000).toISOString(),
}

const SOURCES: CallData<'users.boostSources'> = {
  sources: [
    { source: 'ad', factor: 2, duration_s: 7200, available: true, left_today: 2, url: null },
    {
      source: 'channel',
      factor: 2,
      duration_s: 86_400,
      available: true,
      left_today: 1,
      url: 'https://t.me/house_kombat',
    },
  ],
  ends_at: null,
}

const KILLS = [100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 2500] as const
const MILESTONE_TOK = [5, 10, 15, 20, 25, 30, 40, 60, 80, 120, 200] as const
const MILESTONES: CallData<'hunting.milestones'> = {
  claimed: [1, 2, 3],
  total_demon_killed: 436,
  milestones: KILLS.map((kills, index) => ({
    level: index + 1,
    kills_needed: kills,
    reward_tok: tokToNano(MILESTONE_TOK[index] ?? 0),
    box: index === 2 ? 'wood' : index === 5 ? 'iron' : index === 8 ? 'titanium' : null,
    awake_stones: index === 10 ? 1 : 0,
  })),
}

const HUNT: NonNullable<CallData<'hunting.current'>> = {
  slug: 'cursed-fortress',
  started_at: minutesAgo(95),
  end_time: minutesAgo(-85),
  kills: 7,
  seed: '0123456789abcdef',
}

const PREFERENCES: CallData<'users.preferences'> = {
  language: 'auto',
  motion: 'system',
  speed: 1,
  effects_volume: 80,
  music_volume: 0,
  haptics: true,
  notifications: {
    kinds: ['pocket-full', 'hunt-done'],
    write_access: true,
    quiet_from_min: 1320,
    quiet_to_min: 480,
    time_zone: 'Europe/Berlin',
  },
}

const INBOX: CallData<'inbox.list'> = [
  {
    id: '00000000-0000-4000-8000-00000000b001',
    at: minutesAgo(60 * 26),
    reason: 'admin-grant',
    tok: tokToNano(25),
    star: 5,
    materials: [{ slug: 'material-wood', quantity: 80 }],
    claimed_at: null,
  },
]

const LEDGER: CallData<'users.ledger'>['items'] = [
  ['tok', tokToNano(3.002), 'claim'],
  ['tok', tokToNano(1.3), 'fight-win'],
  ['star', 1, 'fight-drop'],
  ['material-iron', 2, 'fight-drop'],
  ['tok', -tokToNano(35.9), 'upgrade'],
  ['tok', tokToNano(2), 'check-in'],
  ['tok', tokToNano(5.2), 'hunt'],
  ['star', -30, 'army-rank'],
].map(([asset, amount, reason], index) => ({
  id: `00000000-0000-4000-8000-00000000c00${index}`,
  at: minutesAgo(4 + index * 311),
  asset: String(asset),
  amount: Number(amount),
  reason: String(reason),
  ref: null,
}))

/** What the server says of the economy chapter to the player of the base world. */
export const economyAnswersOf = (player: BenchFighter) =>
  ({
    'combats.houseTerms': { cost: 0, allowed_from: null },
    'combats.house': {
      profile: combatProfileOf({ ...player, houseId: 3 }),
      balance: tokToNano(128.437),
      next_switch_at: minutesAgo(-7 * 24 * 60),
    },
    'equipments.welcome': { claimed: true },
    'equipments.claimWelcome': itemsOf({ userId: 10, gear: ['prototype'] }).map((item) => ({
      ...item,
      status: 'inventory' as const,
    }))[0] as CallData<'equipments.claimWelcome'>,
    'upgrades.buy': {
      upgrade_type: 'mining-tok',
      upgrade_level: 5,
      balance: tokToNano(69.137),
      upgrades: [
        { upgrade_type: 'mining-tok', upgrade_level: 4, timestamp: BENCH_NOW_MS / 1000 - 30 * 86_400 },
        { upgrade_type: 'pocket-size', upgrade_level: 2, timestamp: BENCH_NOW_MS / 1000 - 28 * 86_400 },
        { upgrade_type: 'honor', upgrade_level: 2, timestamp: BENCH_NOW_MS / 1000 - 20 * 86_400 },
        { upgrade_type: 'mining-tok', upgrade_level: 5, timestamp: BENCH_NOW_MS / 1000 },
      ],
    },
    'upgrades.missions': [
      ['reach-silver', 'Reach Silver', 1, 1, true],
      ['win-10', 'Win 10 fights', 10, 10, true],
      ['win-50', 'Win 50 fights', 50, 50, false],
      ['win-200', 'Win 200 fights', 200, 67, false],
      ['refer-1', 'Refer 1 friend', 1, 0, false],
      ['refer-3', 'Refer 3 friends', 3, 0, false],
      ['refer-5', 'Refer 5 friends', 5, 0, false],
      ['hunt-3', 'Finish 3 hunts', 3, 2, false],
      ['streak-7', 'Check in 7 days in a row', 7, 3, false],
    ].map(([id, name, repeats, done, completed]) => ({
      id: String(id),
      type: String(id),
      name: String(name),
      repeats: Number(repeats),
      task_user: { repeats: Number(done) },
      completed: completed === true,
    })),
    'upgrades.completeMission': {
      id: 'win-50',
      type: 'win-50',
      name: 'Win 50 fights',
      repeats: 50,
      task_user: { repeats: 50 },
      completed: true,
    },
    'tasks.list': [
      {
        id: 'check-in',
        name: 'Daily check-in',
        type: 'check-in',
        repeats: 1,
        metadata: {},
        reward_amount: tokToNano(2.5),
        reward_star: 0,
        task_user: { repeats: 0 },
      },
      {
        id: 'refer-1',
        name: 'Refer a friend',
        type: 'refer',
        repeats: 1,
        metadata: {},
        reward_amount: tokToNano(5),
        reward_star: 0,
        task_user: { repeats: 1 },
      },
      {
        id: 'refer-3',
        name: 'Refer 3 friends',
        type: 'refer',
        repeats: 3,
        metadata: {},
        reward_amount: tokToNano(5),
        reward_star: 1,
        task_user: { repeats: 1 },
      },
      {
        id: 'join-news',
        name: 'Join the channel',
        type: 'join-telegram',
        repeats: 1,
        metadata: { url: 'https://t.me/house_kombat' },
        reward_amount: tokToNano(2),
        reward_star: 0,
        task_user: { repeats: 0 },
      },
      {
        id: 'boost-news',
        name: 'Boost the channel',
        type: 'boost-telegram',
        repeats: 1,
        metadata: { url: 'https://t.me/boost/house_kombat' },
        reward_amount: tokToNano(3),
        reward_star: 0,
        task_user: { repeats: 0 },
      },
      {
        id: 'be-premium',
        name: 'Be a premium user',
        type: 'be-premium',
        repeats: 1,
        metadata: {},
        reward_amount: tokToNano(10),
        reward_star: 0,
        task_user: { repeats: 0 },
      },
      {
        id: 'retweet',
        name: 'Share our post',
        type: 'retweet-x',
        repeats: 1,
        metadata: { url: 'https://x.com/house_kombat' },
        reward_amount: tokToNano(1.5),
        reward_star: 0,
        task_user: { repeats: 0 },
      },
    ],
    'tasks.start': '00000000-0000-4000-8000-00000000d001',
    'tasks.notification': { repeats: 1 },
    'daily.get': DAILY,
    'daily.claim': {
      ...DAILY,
      claimed_today: true,
      streak: 4,
      amount: tokToNano(2.5),
      materials: [],
      balance: tokToNano(130.937),
    },
    'users.boostSources': SOURCES,
    'users.takeBoost': {
      ...SOURCES,
      boosts: [{ timestamp: BENCH_NOW_MS / 1000, type: 'mining-speed-scale-up', val: 200 }],
      ends_at: BENCH_NOW_MS / 1000 + 7200,
    },
    'ads.count': 0,
    'ads.start': '00000000-0000-4000-8000-00000000e001',
    'ads.log': { id: '00000000-0000-4000-8000-00000000e001', purpose: 'boost', rewarded_at: minutesAgo(0) },
    'channel.latestNews': null,
    'hunting.stages': [
      {
        slug: 'cursed-fortress',
        duration_s: 10_800,
        tok_min: tokToNano(4),
        tok_max: tokToNano(6),
        stars: 1,
        kills_min: 5,
        kills_max: 8,
        kills_needed: 0,
      },
      {
        slug: 'demonbane-keep',
        duration_s: 21_600,
        tok_min: tokToNano(8),
        tok_max: tokToNano(12),
        stars: 2,
        kills_min: 12,
        kills_max: 18,
        kills_needed: 100,
      },
      {
        slug: 'eternal-abyss-gate',
        duration_s: 43_200,
        tok_min: tokToNano(16),
        tok_max: tokToNano(24),
        stars: 5,
        kills_min: 28,
        kills_max: 40,
        kills_needed: 500,
      },
    ],
    'hunting.current': HUNT,
    'hunting.milestones': MILESTONES,
    'hunting.start': HUNT,
    'hunting.claim': {
      slug: 'cursed-fortress',
      kills: 7,
      reward_tok: tokToNano(5.2),
      stars: 1,
      stones: [],
      total_demon_killed: 443,
      balance: tokToNano(133.637),
      star_balance: 63,
    },
    'hunting.claimMilestone': {
      level: 4,
      reward_tok: tokToNano(20),
      materials: [],
      balance: tokToNano(148.437),
      milestones: { ...MILESTONES, claimed: [1, 2, 3, 4] },
    },
    'friends.list': {
      items: Array.from({ length: 7 }, (_, index) => ({
        user_id: 40 + index,
        username: nameOf(index),
        house_id: (index * 3 + 2) % 8,
        joined_at: minutesAgo(60 * 24 * (index + 1)),
        fights: index < 5 ? 3 + index * 7 : index - 5,
        qualified: index < 5,
        earned: index < 5 ? tokToNano(2 + index * 0.35) : 0,
      })),
      total: 7,
      page: 1,
      page_size: 20,
      qualified_total: 5,
      earned_total: tokToNano(13.5),
      link: 'https://t.me/house_kombat_bot/game?startapp=7',
      fights_needed: 3,
      reward_inviter: tokToNano(2),
      reward_friend: tokToNano(1),
      share_percent: 5,
      share_days: 30,
    },
    'leaderboard.page': {
      items: Array.from({ length: 20 }, (_, index) => ({
        place: index + 1,
        user_id: 60 + index,
        username: nameOf(index),
        house_id: (index * 5 + 1) % 8,
        value: 8420 - index * 137,
      })),
      total: 1000,
      page: 1,
      page_size: 20,
      updated_at: minutesAgo(0.5),
    },
    'leaderboard.me': { place: 214, label: null, username: player.name, house_id: player.houseId, value: 1740 },
    'users.starsSpent': 540,
    'users.spendStars': { spent: 860, stars: 12 },
    'users.ledger': { items: LEDGER, next: null },
    'users.preferences': PREFERENCES,
    'users.savePreferences': PREFERENCES,
    'users.export': {
      exported_at: minutesAgo(0),
      profile: {},
      balances: {},
      ledger: LEDGER,
      fights: [],
      items: [],
      preferences: PREFERENCES,
    },
    'users.delete': { deleted: true },
    'users.fairPlay': { status: 'good', reason: null, since: null, appeal_url: 'https://t.me/house_kombat_support' },
    'inbox.list': INBOX,
    'inbox.claim': {
      item: { ...(INBOX[0] as (typeof INBOX)[number]), claimed_at: minutesAgo(0) },
      balance: tokToNano(153.437),
      stars: 67,
    },
  }) as const satisfies { readonly [N in CallName]?: CallData<N> }
