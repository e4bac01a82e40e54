import { PAGE } from '#client/game/page-paths.ts'
import { toInventory, toItem } from '#client/topics/items/links.ts'
import { polishCostNano, polishedLine } from '#rules/blacksmith/polish.ts'
import { rollLines } from '#rules/items/items.ts'
import { createRng } from '#rules/prng.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { looseItems } from '#workbench/fixtures/bag.ts'
import { combatProfileOf, NEWCOMER, NIBBLES } from '#workbench/fixtures/fighters.ts'
import { ownStones } from '#workbench/fixtures/own-stones.ts'
import { loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, OVERFLOW } from '../overflow.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'
import { WELL_PAID } from '../well-paid.ts'

const LOOSE = looseItems(32)
const BAG = [...baseAnswers['equipments.mine'], ...LOOSE]
const FULL: StoryAnswers = { 'equipments.mine': BAG }
const SUNPLATE = LOOSE.find(
  ({ type, rarity, status }) => type === 'armor' && rarity === 'legendary' && status === 'inventory',
)

const ON_SALE = LOOSE.find(({ status }) => status === 'on-sale')

const REROLLED = SUNPLATE && {
  equipment: {
    ...SUNPLATE,
    equipment_stats: [
      ...SUNPLATE.equipment_stats.filter(({ primary }) => primary),
      ...rollLines(createRng('00000007'), SUNPLATE.equipment_stats.filter(({ primary }) => !primary).length),
    ],
  },
  reroll_count: 1,
  balance: tokToNano(127.43),
}

const PAID: StoryAnswers = { ...FULL, ...WELL_PAID }
/** `ROUGH` is the first line of `SUNPLATE` that can be polished, `SHINING` the plate afterwards. */
const ROUGH = SUNPLATE?.equipment_stats.find((stat) => polishCostNano(stat) !== null)
const POLISH_FIRST = 'Polish Crit damage from +2% to +5% for 60.0 TOK'
const SHINING = SUNPLATE && {
  ...SUNPLATE,
  equipment_stats: SUNPLATE.equipment_stats.map((stat) => (stat === ROUGH ? { ...stat, ...polishedLine(stat) } : stat)),
}

/** The worn stone has only level 2. */
const STRONGER = ownStones('burning-hell', 3, 2)

const GIANT = {
  ...NIBBLES,
  name: OVERFLOW.longName,
  armyStep: 23,
  gear: Array.from({ length: 8 }, () => 'legendary' as const),
}

export const INVENTORY_SCREEN: ScreenStories = {
  route: PAGE.INVENTORY.path,
  title: 'Inventory',
  states: {
    rich: {
      answers: FULL,
      ways: {
        Back: '/kombat_prep',
        Collection: '/collection ↩',
        Materials: '/inventory?tab=materials',
        'Materials › Awake Stone › Use': '/guide-awakening',
        'Materials › To the blacksmith': '/inventory/refine-item?item=00000000-0000-4000-8000-000000000077&tab=refine',
        'Dusk Plate › Details': '/inventory?item=00000000-0000-4000-8000-000000000076',
        Stones: '/inventory?tab=stones',
        'Boss items': '/inventory?tab=boss',
        Market: '/marketplace ↩',
        'Dismantle many': '/inventory/refine-item?tab=bulk ↩',
      },
    },
    empty: {
      answers: {
        'equipments.mine': [],
        'equipments.welcome': { claimed: false },
        'combats.me': combatProfileOf(NEWCOMER),
      },
      ways: { 'Go fight': '/kombat_prep', 'Boss items › Mammoth skin': '/guild_boss/boss-mammoth ↩' },
    },
    ...loadingAndError('equipments.mine'),
    overflow: {
      answers: {
        ...FULL,
        'equipments.welcome': { claimed: false },
        'combats.me': combatProfileOf(GIANT),
        'users.starsSpent': HUGE_COUNT,
      },
      play: ['Crimson Plate'],
    },
  },
  more: {
    compared: { answers: FULL, play: ['Tidal Cuirass'] },
    card: {
      at: toItem(SUNPLATE?.id ?? ''),
      answers: FULL,
      ways: {
        Refine: '/inventory/refine-item',
        Close: '/inventory?tab=equipment',
        'Raise your salary': '/v2/upgrade?card=mining-tok ↩',
      },
    },
    'list-dialog': {
      at: toItem(SUNPLATE?.id ?? ''),
      answers: FULL,
      play: ['List on market', 'Price ← 40.5'],
    },
    listed: {
      at: toItem(SUNPLATE?.id ?? ''),
      answers: FULL,
      play: ['List on market', 'Price ← 480.5', 'Confirm'],
      advanceMs: 1500,
    },
    'card-on-sale': { at: toItem(ON_SALE?.id ?? ''), answers: FULL },
    're-roll-question': { at: toItem(SUNPLATE?.id ?? ''), answers: FULL, play: ['Re-roll stats 1.0 TOK'] },
    're-roll-result': {
      at: toItem(SUNPLATE?.id ?? ''),
      answers: { ...FULL, ...(REROLLED && { 'equipments.reroll': REROLLED }) },
      play: ['Re-roll stats 1.0 TOK', 'Re-roll', 'Show all'],
      ways: { 'How was this rolled?': '/luck ↩' },
    },
    'polish-question': {
      at: toItem(SUNPLATE?.id ?? ''),
      answers: PAID,
      play: [POLISH_FIRST],
    },
    polished: {
      at: toItem(SUNPLATE?.id ?? ''),
      answers: {
        ...PAID,
        ...(SHINING && { 'equipments.polish': { equipment: SHINING, balance: tokToNano(68.437) } }),
      },
      play: [POLISH_FIRST, 'Polish'],
      advanceMs: 1500,
    },
    're-roll-polished': {
      at: toItem(SUNPLATE?.id ?? ''),
      answers: {
        ...FULL,
        ...(SHINING && { 'equipments.mine': BAG.map((item) => (item === SUNPLATE ? SHINING : item)) }),
      },
      play: ['Re-roll stats 1.0 TOK'],
    },
    'card-of-another': {
      at: toItem('00000000-0000-4000-8000-000000000001', 8),
      answers: { ...FULL, 'equipments.get': { ...baseAnswers['equipments.get'], own: null, tradeable: false } },
    },
    'well-paid': { answers: PAID, ways: { Wardrobe: '/wardrobe ↩' } },
    outfits: { answers: FULL, play: ['Outfits'], ways: { Wardrobe: '/wardrobe ↩' } },
    materials: { at: toInventory('materials'), answers: FULL },
    stones: {
      at: toInventory('pet'),
      ways: { Merge: '/upgrade-stone ↩', 'Ice stone, level 1 › last Merge 3': '/upgrade-stone?stone=frost-prison:1 ↩' },
    },
    stone: {
      at: toInventory('pet'),
      answers: { 'stones.mine': [STRONGER, ...baseAnswers['stones.mine']] },
      play: ['Flame stone, level 3 May set your opponent on fire. ×2'],
    },
  },
}
