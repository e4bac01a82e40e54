import { PAGE } from '#client/game/page-paths.ts'
import { MEDALS, NO_MEDALS } from '#workbench/fixtures/medal-answers.ts'
import { ownStones } from '#workbench/fixtures/own-stones.ts'
import {
  BANNER_SHOWCASE,
  BARE_SHOWCASE,
  EMPTY_SHOWCASE,
  GAPPED_SHOWCASE,
  GIVEN_LIKE,
  ISLAND_SHOWCASE,
  LONGEST_SHOWCASE,
  LUNAR_SHOWCASE,
  OWN_SHOWCASE,
  seenShowcase,
  TOO_NEW_LIKE,
} from '#workbench/fixtures/showcase-answers.ts'
import { FULL_ISLAND } from '#workbench/fixtures/wardrobe-answers.ts'
import { AFTER_RETRIES_MS, apiError, loadingAndError } from '../api-error.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'
import { WELL_PAID } from '../well-paid.ts'

const STONES = [ownStones('burning-hell', 2, 3), ownStones('luck-leech', 1, 2), ownStones('frost-prison', 1, 1)]
const OWN = { 'showcase.mine': OWN_SHOWCASE, 'stones.mine': STONES, 'medals.list': MEDALS } as const
const NOTHING = { ...OWN, 'showcase.mine': EMPTY_SHOWCASE } as const
const BARE_CHEST = {
  ...NOTHING,
  'equipments.mine': [],
  'stones.mine': [],
  'medals.list': NO_MEDALS,
  'season.looks': [],
}

export const SHOWCASE_SCREEN: ScreenStories = {
  route: PAGE.SHOWCASE.path,
  title: 'Your showcase',
  states: {
    rich: { answers: OWN, ways: { Back: '/' } },
    empty: { answers: NOTHING },
    ...loadingAndError('showcase.mine'),
    overflow: { answers: { ...OWN, 'showcase.mine': LONGEST_SHOWCASE } },
  },
  more: {
    island: {
      answers: { ...OWN, ...WELL_PAID, 'showcase.mine': ISLAND_SHOWCASE },
      isBelow: true,
      ways: { 'Build more': '/wardrobe?tab=island ↩' },
    },
    gapped: { answers: { ...OWN, 'showcase.mine': GAPPED_SHOWCASE } },
    item: { answers: OWN, play: ['Place 2: '] },
    stone: { answers: OWN, play: ['Place 4: '] },
    medal: { answers: OWN, play: ['Place 3: '] },
    look: { answers: { ...OWN, 'showcase.mine': BANNER_SHOWCASE }, play: ['Place 1: '] },
    arrange: { answers: OWN, play: ['Arrange'] },
    'arrange-chosen': { answers: OWN, play: ['Arrange', 'Place 2: '] },
    'arrange-stones': { answers: OWN, play: ['Arrange', 'Stones'] },
    'arrange-medals': { answers: OWN, play: ['Arrange', 'Medals'] },
    'arrange-looks': { answers: OWN, play: ['Arrange', 'Season'] },
    'arrange-first': { answers: NOTHING, play: ['Put something on show'] },
    'arrange-nothing': { answers: BARE_CHEST, play: ['Put something on show'] },
    'arrange-link': { answers: OWN, play: ['Arrange', 'Title ← my shop.com', 'Save'] },
    'arrange-saving': {
      answers: { ...OWN, 'showcase.arrange': 'pending' },
      play: ['Arrange', 'Title ← Other', 'Save'],
    },
    'arrange-failed': {
      answers: { ...OWN, 'showcase.arrange': apiError('internal') },
      play: ['Arrange', 'Title ← Other', 'Save'],
    },
    'arrange-leave': { answers: OWN, play: ['Arrange', 'Title ← Other', 'Back'] },
    offline: { answers: { 'showcase.mine': 'offline' } },
  },
}

/** A page of player 8. */
const seen = (story: Story): Story => ({ at: '/showcase/public?user=8', ...story })

export const PUBLIC_SHOWCASE_SCREEN: ScreenStories = {
  route: PAGE.PUBLIC_SHOWCASE.path,
  title: 'Showcase of another player',
  states: {
    rich: seen({ ways: { Back: '/', Challenge: '/friendly-kombat?id=8 ↩', 'Your showcase': '/showcase ↩' } }),
    empty: seen({ answers: { 'showcase.get': seenShowcase(BARE_SHOWCASE, { state: 'empty', from: null }) } }),
    loading: seen({ answers: { 'showcase.get': 'pending' } }),
    error: seen({ answers: { 'showcase.get': apiError('internal') }, advanceMs: AFTER_RETRIES_MS }),
    overflow: seen({ answers: { 'showcase.get': seenShowcase(LONGEST_SHOWCASE) } }),
  },
  more: {
    liked: seen({ play: ['Like'] }),
    'liked-before': seen({ answers: { 'showcase.get': seenShowcase(LUNAR_SHOWCASE, GIVEN_LIKE) } }),
    'too-new': seen({ answers: { 'showcase.get': seenShowcase(LUNAR_SHOWCASE, TOO_NEW_LIKE) } }),
    'like-failed': seen({ answers: { 'showcase.like': apiError('internal') }, play: ['Like'] }),
    island: seen({
      answers: {
        'showcase.get': seenShowcase({
          ...LUNAR_SHOWCASE,
          player: { ...LUNAR_SHOWCASE.player, island: FULL_ISLAND.pieces },
        }),
      },
      isBelow: true,
    }),
    own: {
      at: '/showcase/public?user=7',
      answers: { 'showcase.get': seenShowcase(OWN_SHOWCASE, { state: 'own', from: null }) },
    },
    missing: seen({ answers: { 'showcase.get': apiError('showcase-not-found') } }),
    nobody: { at: '/showcase/public' },
  },
}
