import type { CallName } from '../../../contracts/calls.ts'
import type { CallData } from '../../../contracts/schemas.ts'
import { MISSIONS, type MissionChapter } from '../../../rules/missions.ts'
import { TASKS } from '../../../rules/tasks.ts'
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

/** Chapters that this build serves missions of. */
const CHAPTERS: ReadonlySet<MissionChapter> = new Set(['kombat', 'friends', 'hunting', 'check-in'])
const MISSION_STEPS: Readonly<Record<string, number>> = {
  'reach-silver': 1,
  'win-10': 10,
  'win-50': 50,
  'win-200': 67,
  'hunt-3': 2,
  'streak-7': 3,
}
const TAKEN_MISSIONS: readonly string[] = ['reach-silver', 'win-10']
const SERVED_MISSIONS: CallData<'upgrades.missions'> = MISSIONS.filter(({ chapter }) => CHAPTERS.has(chapter)).map(
  ({ id, type, name, repeats }) => ({
    id,
    type,
    name,
    repeats,
    task_user: { repeats: MISSION_STEPS[id] ?? 0 },
    completed: TAKEN_MISSIONS.includes(id),
  }),
)
const missionOf = (wanted: string): CallData<'upgrades.completeMission'> => {
  const mission = SERVED_MISSIONS.find(({ id }) => id === wanted)
  if (!mission) throw new Error(`no mission ${wanted} is served`)
  return mission
}

const TASK_URLS: Readonly<Record<string, string>> = {
  'join-channel': 'https://t.me/house_kombat',
  'boost-channel': 'https://t.me/boost/house_kombat',
  retweet: 'https://x.com/house_kombat',
  'add-folder': 'https://t.me/addlist/house_kombat',
}
const TASK_STEPS: Readonly<Record<string, number>> = { 'refer-a-friend': 1, 'refer-3-friends': 1 }
/** The fourth day's check-in (R40). */
const CHECK_IN_NANO = tokToNano(2.5)
const TASK_LIST: CallData<'tasks.list'> = TASKS.map(({ id, name, type, repeats, rewardNano, rewardStar }) => ({
  id,
  name,
  type,
  repeats,
  metadata: TASK_URLS[id] === undefined ? {} : { url: TASK_URLS[id] },
  reward_amount: rewardNano ?? CHECK_IN_NANO,
  reward_star: rewardStar,
  task_user: { repeats: TASK_STEPS[id] ?? 0 },
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
    'upgrades.missions': SERVED_MISSIONS,
    'upgrades.completeMission': { ...missionOf('win-50'), completed: true },
    'tasks.list': TASK_LIST,
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
