import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { combatProfileOf, itemsOf, NEWCOMER, NIBBLES, namedPet, profileOf } from '#workbench/fixtures/fighters.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { OFF_SEASON, SEASON_REWARD, SECOND_SEASON } from '#workbench/fixtures/season-answers.ts'
import { BOWING, LEAPING, wearing } from '#workbench/fixtures/worn-looks.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { GIANT, HUGE_COUNT, OVERFLOW } from '../overflow.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'

const ARMED_GIANT = {
  ...GIANT,
  stones: [
    { type: 'burning-hell', level: 4 },
    { type: 'frost-prison', level: 4 },
    { type: 'luck-leech', level: 4 },
  ],
  skill: 'berserk',
  crown: 1,
} as const
const STRANGER = { ...ARMED_GIANT, userId: 99, name: OVERFLOW.rightToLeftName, houseId: 2, rank: 2310 } as const

const NEW_PROFILE = combatProfileOf(NEWCOMER, { best_rank: 0, win_streak: 0, fights: 0, wins: 0 })
const NO_FIGHTS = { items: [], total: 0, page_size: 20, page: 1 }
const GUIDE_OVER = { 'guide.7': 'over' }
const FIND = ['Challenge', 'Name or ID ← lunar_tide', 'Find']

const NAMED = { 'combats.me': namedPet(combatProfileOf(NIBBLES), 'Professor Fluff') } as const
const RENAME = 'Professor Fluff rename your pet'

/** The hint about stances is shown only once. These stories are of players who have seen it. */
const hinted = <Name extends string>(stories: Readonly<Record<Name, Story>>): Readonly<Record<Name, Story>> => {
  const entries = Object.entries<Story>(stories)
  const local = { 'stance-hint.7': '1' }
  return Object.fromEntries<Story>(
    entries.map(([name, story]) => [name, { ...story, local: { ...local, ...story.local } }]),
  ) as Record<Name, Story>
}

export const KOMBAT_PREP_SCREEN: ScreenStories = {
  route: PAGE.KOMBAT_PREP.path,
  title: 'Preparation',
  states: hinted({
    rich: {
      ways: {
        Back: '/',
        Settings: '/settings',
        History: '/history ↩',
        'Guild boss: Mammoth': '/guild_boss/boss-mammoth ↩',
        Bag: '/inventory ↩',
        'Sky Ward': '/inventory?item=00000000-0000-4000-8000-000000000071',
        'Challenge › Name or ID ← lunar › Find › last Fight lunar_tide': '/friendly-kombat ↩',
        'Flame stone': '/inventory?tab=pet ↩',
        Fight: '/kombat ↩',
      },
    },
    empty: {
      answers: {
        'combats.me': NEW_PROFILE,
        'combats.history': NO_FIGHTS,
        'equipments.equipped': [],
        'combats.energy': { current_energy: 0, next_refill: minutesAgo(-179), last_burn_at: minutesAgo(1) },
      },
      local: GUIDE_OVER,
      ways: { 'More energy in the shop': '/iap?tab=supplies ↩' },
    },
    loading: {
      answers: { 'combats.energy': 'pending', 'equipments.equipped': 'pending', 'combats.history': 'pending' },
    },
    error: {
      answers: {
        'combats.energy': apiError('internal'),
        'equipments.equipped': apiError('internal'),
        'combats.history': apiError('internal'),
      },
      advanceMs: AFTER_RETRIES_MS,
    },
    overflow: {
      answers: {
        'combats.me': combatProfileOf(ARMED_GIANT, { fights: HUGE_COUNT, wins: HUGE_COUNT, win_streak: HUGE_COUNT }),
        'equipments.equipped': itemsOf(ARMED_GIANT),
      },
    },
  }),
  more: {
    'stance-new': {},
    ...hinted({
      'off-season': { answers: { 'season.get': OFF_SEASON }, ways: { 'Your season in pictures': '/my-season ↩' } },
      guide: { answers: { 'combats.me': NEW_PROFILE, 'combats.history': NO_FIGHTS, 'equipments.equipped': [] } },
      skills: { play: ['Skill'] },
      'skills-locked': { play: ['Skill'], answers: { 'combats.me': NEW_PROFILE }, local: GUIDE_OVER },
      'skill-changed': { play: ['Skill', 'Reflect'] },
      'skill-refused': { play: ['Skill', 'Reflect'], answers: { 'combats.skill': apiError('skill-locked') } },
      'pet-named': { answers: NAMED },
      'pet-name-first': { play: ['Name your pet'] },
      'pet-name-wrong': { play: ['Name your pet', "Your pet's name ← Bo", 'Name it'] },
      'pet-name-rude': {
        play: ['Name your pet', "Your pet's name ← Pudding", 'Name it'],
        answers: { 'combats.petName': apiError('rude-pet-name') },
      },
      'pet-name-given': { play: ['Name your pet', "Your pet's name ← Pudding", 'Name it'], advanceMs: 400 },
      'pet-name-paid': { play: [RENAME], answers: NAMED },
      'pet-name-ask': { play: [RENAME, "Your pet's name ← Crumb", 'Rename · 50 TOK'], answers: NAMED },
      'pet-name-short': {
        play: [RENAME, "Your pet's name ← Crumb", 'Rename · 50 TOK'],
        answers: { ...NAMED, 'users.balance': 0 },
        advanceMs: 400,
      },
      challenge: { play: ['Challenge'] },
      'challenge-empty': { play: ['Challenge', 'Find'] },
      'challenge-found': { play: FIND },
      'challenge-found-overflow': {
        play: FIND,
        answers: { 'combats.me': combatProfileOf(ARMED_GIANT), 'combats.opponent': profileOf(STRANGER) },
      },
      'challenge-laurels': {
        play: FIND,
        answers: {
          'season.get': SECOND_SEASON,
          'season.reward': { ...SEASON_REWARD, status: 'claimed' },
          'combats.opponent': { ...profileOf(STRANGER), laurel: 3 },
        },
      },
      'challenge-framed': {
        play: FIND,
        answers: {
          'combats.me': wearing(combatProfileOf(NIBBLES), BOWING),
          'combats.opponent': wearing(profileOf(STRANGER), LEAPING),
        },
      },
      'challenge-unknown': { play: FIND, answers: { 'combats.opponent': apiError('opponent-not-found') } },
      'challenge-self': { play: FIND, answers: { 'combats.opponent': apiError('self-challenge') } },
      'challenge-offline': { play: FIND, answers: { 'combats.opponent': 'offline' } },
      'all-looked-at': { answers: { 'combats.history': { ...baseAnswers['combats.history'], items: [], total: 0 } } },
      'stance-chosen': { play: ['Guard'] },
      'stance-refused': { play: ['Guard'], answers: { 'combats.stance': apiError('internal') }, advanceMs: 400 },
      'stance-mix-missing': { answers: { 'combats.stanceMix': { mix: null } } },
      'stance-mix-loading': { answers: { 'combats.stanceMix': 'pending' } },
    }),
  },
}
