import { PAGE } from '#client/game/page-paths.ts'
import { toWardrobe } from '#client/topics/wardrobe/links.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { combatProfileOf, NIBBLES } from '#workbench/fixtures/fighters.ts'
import {
  CLOSED_ISLAND,
  CLOSED_WARDROBE,
  EMPTY_ISLAND,
  EMPTY_WARDROBE,
  FULL_ISLAND,
  FULL_WARDROBE,
  ISLAND,
  SEASON_WARDROBE,
  WARDROBE,
} from '#workbench/fixtures/wardrobe-answers.ts'
import { apiError, loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO } from '../overflow.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'
import { WELL_PAID } from '../well-paid.ts'

const worn = (looks: typeof WARDROBE.worn): StoryAnswers => {
  const profile = combatProfileOf(NIBBLES)
  return { 'combats.me': { ...profile, cosmetic: { ...profile.cosmetic, looks } } }
}

const RICH: StoryAnswers = {
  ...WELL_PAID,
  ...worn(WARDROBE.worn),
  'wardrobe.get': WARDROBE,
  'users.balance': tokToNano(228.437),
}
const POOR: StoryAnswers = { ...RICH, 'users.balance': tokToNano(41.5) }

const materials = (wood: number, iron: number, titanium: number): StoryAnswers => {
  const held: Readonly<Record<string, number>> = {
    'material-wood': wood,
    'material-iron': iron,
    'material-titanium': titanium,
  }
  return {
    'materials.mine': baseAnswers['materials.mine'].map((material) => ({
      ...material,
      quantity: held[material.slug] ?? material.quantity,
    })),
  }
}
const ON_ISLAND: StoryAnswers = { ...RICH, 'island.get': ISLAND, ...materials(463, 38, 11) }
const BUILD_NEXT = 'Bird house Build'
const BUY_CRIMSON = ['Crimson cape 140 TOK', 'Buy · 140 TOK']

export const WARDROBE_SCREEN: ScreenStories = {
  route: PAGE.WARDROBE.path,
  title: 'Wardrobe',
  states: {
    rich: { answers: RICH, ways: { Back: '/inventory', Island: '/wardrobe?tab=island' } },
    empty: { answers: { ...WELL_PAID, 'wardrobe.get': EMPTY_WARDROBE } },
    ...loadingAndError('wardrobe.get'),
    overflow: {
      answers: { ...RICH, 'wardrobe.get': FULL_WARDROBE, 'users.balance': HUGE_TOK_NANO },
      play: ['The new day Yours'],
    },
  },
  more: {
    'tried-cape': { answers: RICH, play: ['Crimson cape 140 TOK'] },
    'tried-frame': { answers: RICH, play: ['Starry frame 140 TOK'] },
    'tried-pose': { answers: RICH, play: ['The leap 140 TOK'] },
    'tried-word': { answers: RICH, play: ['Onward! Yours'] },
    'worn-cape': { answers: RICH, play: ['Golden cape Worn'] },
    'buy-question': { answers: RICH, play: BUY_CRIMSON },
    bought: { answers: RICH, play: [...BUY_CRIMSON, 'Buy'], advanceMs: 1500 },
    'too-poor': {
      answers: POOR,
      play: BUY_CRIMSON,
      ways: { 'Go to the mine': '/' },
    },
    'price-changed': {
      answers: { ...RICH, 'wardrobe.buy': apiError('look-price-changed') },
      play: [...BUY_CRIMSON, 'Buy'],
      advanceMs: 1500,
    },
    'not-worn': {
      answers: { ...RICH, 'wardrobe.wear': apiError('internal') },
      play: ['Emerald cape Yours', 'Wear'],
      advanceMs: 1500,
    },
    locked: {
      answers: { 'wardrobe.get': CLOSED_WARDROBE },
      play: ['Rose cape 100 TOK'],
      ways: { 'Raise your salary': '/v2/upgrade?card=mining-tok ↩' },
    },
    'locked-with-cape': {
      answers: { ...worn(SEASON_WARDROBE.worn), 'wardrobe.get': SEASON_WARDROBE },
      play: ['House cape Worn'],
    },
    offline: { answers: { 'wardrobe.get': 'offline' } },
    island: { at: toWardrobe('island'), answers: ON_ISLAND },
    'island-bare': { at: toWardrobe('island'), answers: { ...ON_ISLAND, 'island.get': EMPTY_ISLAND } },
    'island-full': {
      at: toWardrobe('island'),
      answers: { ...ON_ISLAND, 'island.get': FULL_ISLAND, ...materials(HUGE_COUNT, HUGE_COUNT, HUGE_COUNT) },
    },
    'island-locked': { at: toWardrobe('island'), answers: { 'island.get': CLOSED_ISLAND } },
    'island-without-materials': {
      at: toWardrobe('island'),
      answers: { ...ON_ISLAND, 'materials.mine': 'offline' },
    },
    'island-loading': { at: toWardrobe('island'), answers: { 'island.get': 'pending' } },
    'build-question': { at: toWardrobe('island'), answers: ON_ISLAND, play: [BUILD_NEXT] },
    built: { at: toWardrobe('island'), answers: ON_ISLAND, play: [BUILD_NEXT, 'Build'], advanceMs: 1500 },
    'build-failed': {
      at: toWardrobe('island'),
      answers: { ...ON_ISLAND, 'island.build': apiError('internal') },
      play: [BUILD_NEXT, 'Build'],
      advanceMs: 1500,
    },
    'too-few-materials': {
      at: toWardrobe('island'),
      answers: { ...ON_ISLAND, ...materials(160, 38, 2) },
      play: [BUILD_NEXT],
      ways: { 'Go fight': '/kombat_prep', 'Go hunting': '/monster-hunt' },
    },
  },
}
