import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { combatProfileOf, NEWCOMER, NIBBLES, namedPet } from '#workbench/fixtures/fighters.ts'
import { firstDaysOf, JOINED_LATELY, OPENED_ITEM } from '#workbench/fixtures/first-days.ts'
import { MARKET_MEDALS, MEDALS, medalsWith, withMedals } from '#workbench/fixtures/medal-answers.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { FULL_ISLAND } from '#workbench/fixtures/wardrobe-answers.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { HOME_AWAY } from '../home-away.ts'
import { HOME_SEASON } from '../home-season.ts'
import { HOME_TOURNAMENT } from '../home-tournament.ts'
import { GIANT, HUGE_TOK_NANO, OVERFLOW } from '../overflow.ts'
import type { ScreenStories, Story, StoryAnswers } from '../screen-stories.ts'
import { HOME_CHESTS } from './home-chests.ts'
import { HOME_PATH } from './home-path.ts'

/** The boosts dialog, the shop's promo and the guide count as seen: they would cover the page. */
const OFFERED = { 'boosts-offered.7': '9999-12-31', 'shop-promo.7': '9999-12-31', 'guide.7': 'over' } as const
const DAILY = baseAnswers['daily.get']
const HUNT = baseAnswers['hunting.current']
const SOURCES = baseAnswers['users.boostSources']
const INBOX = baseAnswers['inbox.list']
const HUNT_OVER = HUNT && { ...HUNT, end_time: minutesAgo(12) }
const ALL_KILLED = { ...baseAnswers['hunting.milestones'], claimed: [1, 2, 3], total_demon_killed: 2600 }
const BOOSTED = {
  'users.boosts': [{ timestamp: NOW_MS / 1000 - 3600, type: 'mining-speed-scale-up', val: 200 }],
  'users.boostSources': {
    sources: SOURCES.sources.map((source) => ({ ...source, available: false, left_today: 0 })),
    ends_at: NOW_MS / 1000 + 3541,
  },
} as const satisfies StoryAnswers
const FULL_DAY = { 'hunting.current': HUNT_OVER, 'hunting.milestones': ALL_KILLED } as const satisfies StoryAnswers
const QUIET_DAY = {
  'daily.get': { ...DAILY, claimed_today: true, streak: 4 },
  'users.lastClaim': minutesAgo(3),
  'combats.energy': { current_energy: 0, next_refill: minutesAgo(-130), last_burn_at: minutesAgo(5) },
  'tasks.list': [],
  'hunting.milestones': { ...baseAnswers['hunting.milestones'], claimed: [1, 2, 3, 4] },
  'inbox.list': [],
} as const satisfies StoryAnswers
/** The tips of the first fight were seen, the tips of home were not. */
const FOUGHT_TIPS = 'prep.fight'
const JOINED_JUST_NOW = {
  'users.me': { ...baseAnswers['users.me'], upgrades: [], created_at: minutesAgo(1) },
  'users.lastClaim': minutesAgo(1),
  'users.balance': 10_000_000_000,
  'combats.me': combatProfileOf(NEWCOMER, { best_rank: 0, win_streak: 0, fights: 0, wins: 0 }),
} as const satisfies StoryAnswers
const LONG_RESTED = { ...baseAnswers['combats.energy'], last_burn_at: minutesAgo(60 * 20) } as const
const JUST_FOUGHT = { ...baseAnswers['combats.energy'], last_burn_at: minutesAgo(5) } as const
const BROKEN = apiError('internal')
const LATER_FAILED = {
  'daily.get': BROKEN,
  'hunting.current': BROKEN,
  'hunting.milestones': BROKEN,
  'users.boostSources': BROKEN,
  'inbox.list': BROKEN,
  'tasks.list': BROKEN,
  'upgrades.missions': BROKEN,
} as const satisfies StoryAnswers
const LATER_PENDING = {
  'daily.get': 'pending',
  'hunting.current': 'pending',
  'hunting.milestones': 'pending',
  'users.boostSources': 'pending',
  'inbox.list': 'pending',
  'tasks.list': 'pending',
  'upgrades.missions': 'pending',
} as const satisfies StoryAnswers
const MONTH_OF_CHECK_INS = { ...DAILY, day: 7, streak: 6, freeze_available: false } as const
const OVERFULL_INBOX = Array.from({ length: 140 }, (_, index) => ({
  ...(INBOX[0] as (typeof INBOX)[number]),
  id: `00000000-0000-4000-8000-00000000b${String(index + 100)}`,
}))

/** A player in the first seven days (R50) who has claimed the sword. */
const NEW_HERE = {
  'users.me': JOINED_LATELY,
  'equipments.welcome': { claimed: true },
  'combats.me': combatProfileOf({ ...NIBBLES, rank: 60, gear: ['prototype'] }, { fights: 6, wins: 4 }),
} as const satisfies StoryAnswers
const FIRST_THREE = { claimed: ['win-1', 'win-3', 'day-2'] } as const
const FIRST_DAYS_AHEAD = 'First seven days: 3 of 9 boxes open. 3 more wins: an uncommon item'
const FIRST_DAYS_READY = 'First seven days: 4 of 9 boxes open. Open: an uncommon item'

/** Today's reward is claimed, so the shop's promo opens by itself. */
const REWARDED = { 'daily.get': { ...DAILY, claimed_today: true } } as const satisfies StoryAnswers
const PROMO_DUE = { 'boosts-offered.7': '9999-12-31', 'guide.7': 'over' } as const

const calm = (state: Story): Story => ({ ...state, local: { ...OFFERED, ...state.local } })

export const HOME_SCREEN: ScreenStories = {
  route: PAGE.HOME.path,
  title: 'Home',
  states: {
    rich: {
      ...calm({}),
      ways: {
        'Rank: Diamond III': '/tier ↩',
        Balance: '/tok-leaderboard ↩',
        Settings: '/settings ↩',
        Guild: '/guild ↩',
        Bag: '/inventory ↩',
        'Bag › Collection › Back › Back': '/',
        'Bag › Stones › Ice stone, level 1 › last Merge 3 › Back': '/inventory?tab=pet',
        'Bag › Stones › Ice stone, level 1 › last Merge 3 › Back › Back': '/',
        Shop: '/iap ↩',
        Market: '/marketplace ↩',
        Inbox: '/inbox ↩',
        Hunt: '/monster-hunt ↩',
        Tournament: '/tournament ↩',
      },
    },
    empty: {
      ...calm({
        answers: {
          ...QUIET_DAY,
          'hunting.current': null,
          'daily.get': { ...DAILY, day: 1, streak: 0 },
          'hunting.milestones': { ...baseAnswers['hunting.milestones'], claimed: [], total_demon_killed: 0 },
          'users.boostSources': { sources: [], ends_at: null },
          'users.me': { ...baseAnswers['users.me'], upgrades: [] },
          'users.balance': 0,
          'users.lastClaim': minutesAgo(0),
          'combats.me': combatProfileOf(NEWCOMER, { best_rank: 0, win_streak: 0, fights: 0, wins: 0 }),
          'combats.energy': { current_energy: 0, next_refill: minutesAgo(-179), last_burn_at: minutesAgo(1) },
        },
      }),
      ways: {
        'Today › Go: Honor missions': '/v2/upgrade?card=honor&open=missions',
        'Today › Go: Monster hunt': '/monster-hunt ↩',
        'Today › Go: Guild boss': '/guild_boss/boss-mammoth ↩',
        'Today › Go: Daily tournament': '/tournament ↩',
        'Today › Go: Vote for a guild': '/vote-leaderboard ↩',
        'Today › Go: Kombat': '/kombat_prep ↩',
        Kombat: '/kombat_prep ↩',
        Earn: '/earn ↩',
        Upgrade: '/v2/upgrade ↩',
        Friends: '/friends',
        Reward: '/airdrop',
      },
    },
    loading: calm({
      answers: {
        ...LATER_PENDING,
        'users.balance': 'pending',
        'users.lastClaim': 'pending',
        'combats.energy': 'pending',
      },
    }),
    error: calm({
      answers: {
        ...LATER_FAILED,
        'users.balance': apiError('internal'),
        'users.lastClaim': apiError('internal'),
        'users.boosts': apiError('internal'),
        'combats.energy': apiError('internal'),
      },
      advanceMs: AFTER_RETRIES_MS,
    }),
    overflow: calm({
      answers: {
        ...FULL_DAY,
        ...BOOSTED,
        'channel.latestNews': NOW_MS / 1000 - 3600,
        'inbox.list': OVERFULL_INBOX,
        'users.balance': HUGE_TOK_NANO,
        'users.me': {
          ...baseAnswers['users.me'],
          name: OVERFLOW.rightToLeftName,
          upgrades: [
            { upgrade_type: 'mining-tok', upgrade_level: 15, timestamp: NOW_MS / 1000 - 864_000 },
            { upgrade_type: 'pocket-size', upgrade_level: 8, timestamp: NOW_MS / 1000 - 864_000 },
          ],
        },
        'users.lastClaim': minutesAgo(1430),
        'combats.me': combatProfileOf({ ...GIANT, crown: 1 }),
      },
    }),
  },
  more: {
    ...Object.fromEntries(
      Object.entries({ ...HOME_SEASON, ...HOME_TOURNAMENT, ...HOME_AWAY }).map(([name, state]) => [name, calm(state)]),
    ),
    island: calm({ answers: { 'users.me': { ...baseAnswers['users.me'], island: FULL_ISLAND.pieces } } }),
    starting: calm({ answers: { 'combats.me': 'pending' } }),
    'pocket-full': calm({ answers: { 'users.lastClaim': minutesAgo(60 * 30) } }),
    claimed: calm({ play: ['Claim'], advanceMs: 400 }),
    'claim-too-early': calm({ play: ['Claim'], advanceMs: 500, answers: { 'users.lastClaim': minutesAgo(3) } }),
    'mining-error': calm({ answers: { 'users.lastClaim': apiError('internal') }, advanceMs: AFTER_RETRIES_MS }),
    'claim-failed': calm({ play: ['Claim'], advanceMs: 500, answers: { 'users.claim': 'offline' } }),
    'claim-ready': calm({ answers: { 'users.lastClaim': minutesAgo(25) } }),
    'guide-daily': calm({ local: { 'guide.7': FOUGHT_TIPS } }),
    'guide-hunt': calm({
      answers: { 'hunting.current': null, 'daily.get': { ...DAILY, claimed_today: true } },
      local: { 'guide.7': FOUGHT_TIPS },
    }),
    'guide-pocket': {
      ...calm({
        answers: { 'daily.get': { ...DAILY, claimed_today: true } },
        local: { 'guide.7': FOUGHT_TIPS },
      }),
      ways: { 'Next:': '/inbox ↩' },
    },
    'pet-asleep': calm({ answers: { 'users.lastClaim': minutesAgo(60 * 30), 'combats.energy': LONG_RESTED } }),
    'pet-proud': calm({
      answers: { 'combats.me': combatProfileOf(NIBBLES, { win_streak: 5 }), 'combats.energy': JUST_FOUGHT },
    }),
    'pet-sulking': calm({
      answers: { 'combats.me': combatProfileOf(NIBBLES, { win_streak: 0 }), 'combats.energy': JUST_FOUGHT },
    }),
    'pet-named': calm({ answers: { 'combats.me': namedPet(combatProfileOf(NIBBLES), 'Professor Fluff') } }),
    'first-days': calm({ answers: { ...NEW_HERE, 'users.firstDays': firstDaysOf(1, 2, { claimed: ['win-1'] }) } }),
    'first-days-joined': calm({
      answers: {
        ...JOINED_JUST_NOW,
        'equipments.welcome': { claimed: false },
        'users.firstDays': firstDaysOf(0, 0, {}),
      },
    }),
    'first-days-ahead': calm({
      answers: {
        ...NEW_HERE,
        'users.firstDays': firstDaysOf(4, 1, { claimed: ['win-1', 'win-3'], missed: ['day-7'] }),
      },
    }),
    'first-days-all': calm({
      answers: {
        ...NEW_HERE,
        'users.firstDays': firstDaysOf(4, 1, { claimed: ['win-1', 'win-3'], missed: ['day-7'] }),
      },
      play: [FIRST_DAYS_AHEAD],
    }),
    'first-days-opening': calm({
      answers: { ...NEW_HERE, 'users.firstDays': firstDaysOf(8, 2, FIRST_THREE), 'users.claimFirstDay': 'pending' },
      play: [FIRST_DAYS_READY],
      advanceMs: 900,
    }),
    'first-days-item': calm({
      answers: { ...NEW_HERE, 'users.firstDays': firstDaysOf(8, 2, FIRST_THREE), 'users.claimFirstDay': OPENED_ITEM },
      play: [FIRST_DAYS_READY],
      advanceMs: 3000,
    }),
    'first-days-wood': calm({
      answers: {
        ...NEW_HERE,
        'users.firstDays': firstDaysOf(1, 1, {}),
        'users.claimFirstDay': {
          ...baseAnswers['users.claimFirstDay'],
          first_days: firstDaysOf(1, 1, { claimed: ['win-1'] }),
        },
      },
      play: ['First seven days: 1 of 9 boxes open. Open: 20 wood'],
      advanceMs: 3000,
    }),
    ...Object.fromEntries(Object.entries({ ...HOME_PATH, ...HOME_CHESTS }).map(([name, state]) => [name, calm(state)])),
    sound: calm({ play: ['Sound and music'] }),
    news: calm({ answers: { 'channel.latestNews': NOW_MS / 1000 - 3600 } }),
    boosted: calm({ answers: BOOSTED }),
    daily: calm({ play: ['Daily'] }),
    'daily-seventh': calm({ play: ['Daily'], answers: { 'daily.get': MONTH_OF_CHECK_INS } }),
    'daily-claimed': calm({ play: ['Daily', 'Claim 2.50 TOK'] }),
    'daily-refused': calm({
      play: ['Daily', 'Claim 2.50 TOK'],
      answers: { 'daily.claim': apiError('already-claimed-today') },
    }),
    'daily-loading': calm({ play: ['Daily'], answers: { 'daily.get': 'pending' } }),
    'daily-failed': calm({ play: ['Daily'], answers: { 'daily.get': 'offline' } }),
    'boosts-offered': { answers: { 'daily.get': { ...DAILY, claimed_today: true } }, local: { 'guide.7': 'over' } },
    'shop-promo': { answers: REWARDED, local: PROMO_DUE, advanceMs: 3000, ways: { 'To the shop': '/iap ↩' } },
    'shop-promo-pieces': {
      answers: { ...REWARDED, 'shop.items': baseAnswers['shop.items'].filter(({ type }) => /^valentine-/.test(type)) },
      local: PROMO_DUE,
      advanceMs: 3000,
    },
    boosts: calm({ play: ['Boosts'] }),
    'boosts-running': calm({ play: ['Boosts'], answers: BOOSTED }),
    'boosts-ad': calm({ play: ['Boosts', 'Watch'], advanceMs: 2300 }),
    'boosts-channel': calm({
      play: ['Boosts', 'Join', 'Get boost'],
      answers: { 'users.takeBoost': apiError('channel-not-joined') },
    }),
    'boosts-too-soon': calm({ play: ['Boosts', 'Watch'], answers: { 'ads.start': apiError('ad-too-soon') } }),
    medals: {
      ...calm({ answers: withMedals(MEDALS) }),
      ways: { Medals: '/achievements ↩', 'Today › Go: Medals': '/achievements ↩' },
    },
    'market-rewards': calm({ play: ['Rewards'], answers: withMedals(MARKET_MEDALS) }),
    'market-rewards-claiming': calm({
      play: ['Rewards', 'Claim all'],
      answers: { ...withMedals(MARKET_MEDALS), 'medals.claim': 'pending' },
    }),
    'market-rewards-failed': calm({
      play: ['Rewards', 'Claim all'],
      answers: { ...withMedals(MARKET_MEDALS), 'medals.claim': apiError('internal') },
    }),
    'extra-bonus': calm({
      play: ['Bonus'],
      answers: withMedals(medalsWith({ 'top-buyer-gold-extra': { status: 'claimable', rank: 7 } })),
    }),
    'extra-bonus-both': calm({ play: ['Bonus'], answers: withMedals(MARKET_MEDALS) }),
    today: {
      ...calm({ play: ['Today'], answers: FULL_DAY }),
      ways: {
        'Go: Honor missions': '/v2/upgrade?card=honor&open=missions',
        'Go: Kombat': '/kombat_prep ↩',
        'Go: Tasks': '/earn ↩',
      },
    },
    'today-quiet': {
      ...calm({ play: ['Today'], answers: QUIET_DAY }),
      ways: { 'Go: Free re-roll': '/inventory ↩', 'last Close › Next:': '/v2/upgrade ↩' },
    },
    'today-loading': calm({ play: ['Today'], answers: LATER_PENDING }),
    'today-failed': calm({ play: ['Today'], answers: LATER_FAILED, advanceMs: AFTER_RETRIES_MS }),
    'today-collecting': calm({ play: ['Today', 'Collect all'], answers: { ...FULL_DAY, 'hunting.claim': 'pending' } }),
    'today-collected': calm({
      play: ['Today', 'Collect all'],
      answers: {
        ...FULL_DAY,
        'hunting.claim': { ...baseAnswers['hunting.claim'], stones: [{ type: 'frost-prison', level: 1 }] },
        'hunting.claimMilestone': {
          ...baseAnswers['hunting.claimMilestone'],
          materials: [
            { slug: 'material-wood', quantity: 80 },
            { slug: 'material-titanium', quantity: 9 },
          ],
        },
      },
      advanceMs: 2500,
    }),
    'today-in-part': calm({
      play: ['Today', 'Collect all'],
      answers: { ...FULL_DAY, 'daily.claim': apiError('already-claimed-today'), 'hunting.claimMilestone': 'offline' },
      advanceMs: 2500,
    }),
  },
}
