import { PLACES, to } from '../../../client/game/places.ts'
import type { OwnEquipment } from '../../../contracts/wire.ts'
import { baseAnswers } from '../../fixtures/answers.ts'
import { refused } from '../refused.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'

const AFTER_RETRIES_MS = 4000

const BAG = baseAnswers['equipments.mine']
/** An item of the bag that is not worn, by its rarity. */
const loose = (rarity: OwnEquipment['rarity'], over: Partial<OwnEquipment['own']> = {}): OwnEquipment => {
  const item = BAG.find((one) => one.rarity === rarity && one.status === 'inventory')
  if (!item) throw new Error(`The bag has no loose ${rarity} item`)
  return { ...item, own: { ...item.own, ...over } }
}
const at = (item: OwnEquipment, tab: 'refine' | 'dismantle' = 'refine'): Pick<Story, 'at' | 'navigationState'> => ({
  at: to.refineItem(item.id, tab),
  navigationState: { itemId: item.id, tab },
})
const UNCOMMON = loose('uncommon', { refine_failures: 1 })
const COMMON = loose('common')
const PROTOTYPE = loose('prototype')

/** The blacksmith (rows 111–119). */
export const BLACKSMITH_SCREEN: ScreenStories = {
  route: PLACES.REFINE_ITEM,
  title: 'Blacksmith',
  states: {
    rich: { ...at(UNCOMMON), answers: { 'equipments.get': UNCOMMON } },
    empty: { at: PLACES.REFINE_ITEM },
    loading: { ...at(COMMON), answers: { 'equipments.get': 'pending' } },
    error: { ...at(COMMON), answers: { 'equipments.get': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { absent: 'it is shown with the bag' },
  },
  more: {
    awaken: { ...at(PROTOTYPE), answers: { 'equipments.get': PROTOTYPE }, play: ['Add Materials'] },
    dismantle: { ...at(UNCOMMON, 'dismantle'), answers: { 'equipments.get': UNCOMMON } },
    refined: {
      ...at(COMMON),
      answers: { 'equipments.get': COMMON },
      play: ['Add Materials', `Refine ${COMMON.name}`, 'Confirm'],
      advanceMs: 2600,
    },
    failed: {
      ...at(UNCOMMON),
      answers: { 'equipments.get': UNCOMMON, 'equipments.refine': false },
      play: ['Add Materials', `Refine ${UNCOMMON.name}`, 'Confirm'],
      advanceMs: 3000,
    },
  },
}
