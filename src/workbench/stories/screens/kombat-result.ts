import { PAGE } from '#client/game/page-paths.ts'
import { MATERIAL_SLUGS } from '#rules/items/materials.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import { type VictoryWord, victoryWord } from '#rules/kombat/victory-word.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { shelfOf } from '#workbench/fixtures/chests.ts'
import { type FixtureFighter, itemsOf, LUNAR, NEWCOMER, NIBBLES, statsOf } from '#workbench/fixtures/fighters.ts'
import { BASE_FIGHT, fightOf, SPOILS } from '#workbench/fixtures/fights.ts'
import { firstDaysOf, JOINED_LATELY } from '#workbench/fixtures/first-days.ts'
import { seasonPathOf } from '#workbench/fixtures/season-path.ts'
import { BOWING, LEAPING, OF_SEASON, wearing } from '#workbench/fixtures/worn-looks.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { GIANT, HUGE_RANK, HUGE_TOK_NANO, OVERFLOW } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'
import { OLD_FIGHT, RASCAL, replayOf } from './battle-fights.ts'

const AT = `${PAGE.KOMBAT_RESULT.path}?fight=${BASE_FIGHT.replay_id}`
const AFTER_LAST_DROP_MS = 3500
const MIDWAY_MS = 1200
const STILL_LANDING_MS = 600
const AFTER_CHEST_MS = 4500
const CHEST_FLIES_MS = 1400
const PROMOTED_MS = 5000
const NO_DROPS = { tok: 0, star: 0, materials: [], stones: [], equipments: [] }

/** First fight between the two that `isWanted` accepts, seen by the attacker. */
const fightWhere = (
  attacker: FixtureFighter,
  defender: FixtureFighter,
  isWanted: (fight: ReturnType<typeof simulateFight>) => boolean,
) => {
  // Dozens of fights may be simulated. They need the stats only; the record is made for the chosen fight.
  const inputs = { attacker: statsOf(attacker), defender: statsOf(defender) }
  for (let seed = 1; ; seed += 1) {
    const seedHex = seed.toString(16).padStart(8, '0').repeat(4)
    if (isWanted(simulateFight(inputs, seedHex)))
      return { ...fightOf(attacker, defender, seedHex), viewer: 'attacker' as const }
  }
}

const praised = (attacker: FixtureFighter, defender: FixtureFighter, word: VictoryWord) =>
  fightWhere(
    attacker,
    defender,
    ({ winner, scenario }) => winner === 'attacker' && victoryWord(scenario, 'attacker') === word,
  )

const CLUTCH = praised(NIBBLES, LUNAR, 'clutch')
const FIRST_WON = praised(NEWCOMER, RASCAL, 'clutch')
const WON = fightWhere(NIBBLES, LUNAR, ({ winner }) => winner === 'attacker')
const LOST = fightWhere(NIBBLES, LUNAR, ({ winner }) => winner === 'defender')
const OUTWITTED = fightWhere(NIBBLES, { ...LUNAR, stance: 'rush' }, ({ winner }) => winner === 'defender')
const EVEN = fightWhere(NIBBLES, { ...LUNAR, stance: 'trick' }, ({ winner }) => winner === 'defender')
const HOPELESS = fightWhere(NEWCOMER, LUNAR, ({ winner }) => winner === 'defender')
const PLAIN_SPOILS = {
  ...SPOILS,
  win_streak: { no: 0, streak_amount: 0 },
  drops: { ...NO_DROPS, tok: tokToNano(0.3) },
}
const LOST_REWARDS = {
  old_rank: 1740,
  new_rank: 1726,
  rank_gain: -14,
  win_streak: { no: 0, streak_amount: 0 },
  drops: NO_DROPS,
}
const POSED = { ...WON, user: wearing(WON.user, BOWING), own: SPOILS }
const OUTPOSED = { ...LOST, enemy: wearing(LOST.enemy, LEAPING), own: LOST_REWARDS }
const OTHER_GIANT = { ...GIANT, userId: 9, name: OVERFLOW.rightToLeftName, houseId: 6, skill: 'reflect' } as const

export const KOMBAT_RESULT_SCREEN: ScreenStories = {
  route: PAGE.KOMBAT_RESULT.path,
  title: 'Result',
  states: {
    rich: {
      at: AT,
      answers: { 'combats.replay': { ...WON, own: SPOILS } },
      advanceMs: AFTER_LAST_DROP_MS,
      ways: {
        '×2 Iron': '/inventory?tab=materials ↩',
        'Level 1 Curse stone': '/inventory?tab=stones ↩',
        'Common, 1 star Common Moss Sword': '/inventory?item=00000000-0000-4000-8000-000000000090',
        'Watch again': '/kombat-replay?id=00000000-0000-4000-8000-000000000001 ↩',
        'Watch turn 8': '/kombat-replay?id=00000000-0000-4000-8000-000000000001&turn=8 ↩',
        Bag: '/inventory ↩',
        Challenge: '/friendly-kombat',
        Home: '/',
        'Fight again': '/kombat',
      },
    },
    empty: {
      at: AT,
      answers: { 'combats.replay': { ...LOST, own: LOST_REWARDS } },
    },
    loading: { at: AT, answers: { 'combats.replay': 'pending' } },
    error: {
      at: AT,
      answers: { 'combats.replay': apiError('internal') },
      advanceMs: AFTER_RETRIES_MS,
      ways: { Home: '/' },
    },
    overflow: {
      at: AT,
      advanceMs: 2 * AFTER_LAST_DROP_MS,
      answers: {
        'combats.replay': {
          ...fightWhere(GIANT, OTHER_GIANT, ({ winner }) => winner === 'attacker'),
          own: {
            old_rank: HUGE_RANK - 30,
            new_rank: HUGE_RANK,
            rank_gain: 30,
            win_streak: { no: 98_765, streak_amount: tokToNano(0.5) },
            drops: {
              tok: HUGE_TOK_NANO,
              star: 99,
              materials: MATERIAL_SLUGS.map((slug) => ({ slug, quantity: 12_345 })),
              stones: [
                { type: 'burning-hell', level: 1 },
                { type: 'frost-prison', level: 4 },
              ],
              equipments: itemsOf(GIANT).slice(0, 3),
            },
          },
        },
      },
    },
  },
  more: {
    'first-days': {
      at: AT,
      advanceMs: AFTER_LAST_DROP_MS,
      answers: {
        'combats.replay': { ...WON, own: SPOILS },
        'users.me': JOINED_LATELY,
        'equipments.welcome': { claimed: true },
        'users.firstDays': firstDaysOf(3, 1, { claimed: ['win-1'] }),
      },
    },
    path: {
      at: AT,
      advanceMs: AFTER_LAST_DROP_MS,
      answers: {
        'combats.replay': { ...WON, user: wearing(WON.user, OF_SEASON), own: SPOILS },
        'season.path': seasonPathOf(2235, 22),
      },
    },
    posed: { at: AT, advanceMs: AFTER_LAST_DROP_MS, answers: { 'combats.replay': POSED } },
    'posed-opponent': { at: AT, answers: { 'combats.replay': OUTPOSED } },
    chest: {
      at: AT,
      advanceMs: AFTER_CHEST_MS,
      answers: {
        'combats.replay': { ...WON, own: { ...SPOILS, chest: { kind: 'iron', place: 1 } } },
        'season.path': seasonPathOf(2235, 22),
        'chests.list': shelfOf(['wood 40']),
      },
    },
    'chest-flies': {
      at: AT,
      advanceMs: CHEST_FLIES_MS,
      answers: { 'combats.replay': { ...WON, own: { ...PLAIN_SPOILS, chest: { kind: 'titanium', place: 0 } } } },
    },
    'chest-missing': {
      at: AT,
      advanceMs: AFTER_CHEST_MS,
      answers: { 'combats.replay': { ...WON, own: { ...PLAIN_SPOILS, chest: { missing: 2 } } } },
    },
    'chest-no-place': {
      at: AT,
      advanceMs: AFTER_CHEST_MS,
      answers: { 'combats.replay': { ...WON, own: { ...PLAIN_SPOILS, chest: { no_place: 'iron' } } } },
    },
    'rewards-land': { at: AT, answers: { 'combats.replay': { ...WON, own: SPOILS } }, advanceMs: MIDWAY_MS },
    'first-ever': {
      at: AT,
      advanceMs: AFTER_LAST_DROP_MS,
      answers: {
        'combats.me': { ...baseAnswers['combats.me'], fights: 1, wins: 1 },
        'collection.get': { ...baseAnswers['collection.get'], items: ['sword-prototype', 'sword-common'], stones: [] },
        'combats.replay': {
          ...FIRST_WON,
          is_bot: true,
          own: {
            ...SPOILS,
            old_rank: 0,
            new_rank: 20,
            rank_gain: 20,
            win_streak: { no: 1, streak_amount: 0 },
            drops: { ...SPOILS.drops, tok: tokToNano(1.1), stones: [] },
          },
        },
      },
    },
    'first-item': {
      at: AT,
      advanceMs: AFTER_LAST_DROP_MS,
      answers: {
        'collection.get': {
          ...baseAnswers['collection.get'],
          items: ['sword-prototype', 'sword-common'],
          stones: SPOILS.drops.stones,
        },
        'combats.replay': { ...WON, own: { ...SPOILS, drops: { ...SPOILS.drops, tok: tokToNano(0.3) } } },
      },
    },
    plain: {
      at: AT,
      advanceMs: AFTER_LAST_DROP_MS,
      answers: {
        'combats.replay': {
          ...WON,
          own: {
            ...SPOILS,
            win_streak: { no: 0, streak_amount: 0 },
            drops: { ...NO_DROPS, tok: tokToNano(0.3), materials: SPOILS.drops.materials },
          },
        },
      },
    },
    clutch: { at: AT, advanceMs: AFTER_LAST_DROP_MS, answers: { 'combats.replay': { ...CLUTCH, own: SPOILS } } },
    'new-league': {
      at: AT,
      advanceMs: PROMOTED_MS,
      answers: {
        'combats.me': { ...baseAnswers['combats.me'], best_rank: 410 },
        'combats.replay': { ...WON, own: { ...SPOILS, old_rank: 389, new_rank: 410 } },
      },
    },
    promoted: {
      at: AT,
      advanceMs: PROMOTED_MS,
      answers: {
        'combats.replay': {
          ...WON,
          own: { ...SPOILS, old_rank: 1790, new_rank: 1811, drops: { ...SPOILS.drops, tok: tokToNano(0.3) } },
        },
      },
    },
    unranked: { at: AT, answers: { 'combats.replay': { ...WON, ranked: false, own: { ...SPOILS, rank_gain: 0 } } } },
    challenge: {
      at: AT,
      answers: {
        'combats.replay': {
          ...WON,
          kind: 'challenge',
          ranked: false,
          own: {
            old_rank: 1740,
            new_rank: 1740,
            rank_gain: 0,
            win_streak: { no: 3, streak_amount: 0 },
            drops: NO_DROPS,
          },
        },
      },
      ways: { 'Challenge again': '/friendly-kombat' },
    },
    'helps-unknown': {
      at: AT,
      advanceMs: STILL_LANDING_MS,
      answers: {
        'combats.replay': {
          ...LOST,
          own: { ...LOST_REWARDS, drops: { ...NO_DROPS, materials: [{ slug: 'material-wood', quantity: 1 }] } },
        },
      },
    },
    'helps-nothing': { at: AT, answers: { 'combats.replay': { ...HOPELESS, own: LOST_REWARDS } } },
    'stances-behind': {
      at: AT,
      answers: { 'combats.replay': { ...OUTWITTED, own: LOST_REWARDS } },
    },
    'stances-even': { at: AT, answers: { 'combats.replay': { ...EVEN, own: LOST_REWARDS } } },
    'without-stances': { at: AT, answers: { 'combats.replay': { ...replayOf(OLD_FIGHT), own: LOST_REWARDS } } },
    attacked: { at: AT, answers: { 'combats.replay': { ...LOST, viewer: 'defender', own: null } } },
    stranger: {
      at: AT,
      answers: { 'combats.replay': { ...WON, viewer: null, own: null } },
      ways: { 'Get ready': '/kombat_prep' },
    },
    'against-a-bot': { at: AT, answers: { 'combats.replay': { ...WON, is_bot: true, own: SPOILS } } },
    'not-found': { at: AT, answers: { 'combats.replay': apiError('replay-not-found') }, ways: { Home: '/', '←': '/' } },
    offline: { at: AT, answers: { 'combats.replay': 'offline' } },
  },
}
