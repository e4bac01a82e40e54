import { PAGE } from '#client/game/page-paths.ts'
import { toBulkDismantle, toRefineItem } from '#client/topics/blacksmith/links.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { HUGE_COUNT, OVERFLOW } from '../overflow.ts'
import type { ScreenStories, Story } from '../screen-stories.ts'

const BAG = baseAnswers['equipments.mine']
const loose = (rarity: OwnEquipment['rarity'], over: Partial<OwnEquipment['own']> = {}): OwnEquipment => {
  const item = BAG.find((one) => one.rarity === rarity && one.status === 'inventory')
  if (!item) throw new Error(`The bag has no loose ${rarity} item`)
  return { ...item, own: { ...item.own, ...over } }
}
const at = (item: OwnEquipment, tab: 'refine' | 'dismantle' = 'refine'): Pick<Story, 'at' | 'navigationState'> => ({
  at: toRefineItem(item.id, tab),
  navigationState: { itemId: item.id, tab },
})
const UNCOMMON = loose('uncommon', { refine_failures: 1 })
const COMMON = loose('common')
const PROTOTYPE = loose('prototype')

const LONG: OwnEquipment = {
  ...UNCOMMON,
  name: OVERFLOW.longName,
  equipment_stats: [
    ...UNCOMMON.equipment_stats,
    ...(BAG.find(({ rarity }) => rarity === 'epic')?.equipment_stats ?? []),
  ].filter(({ type }, index, all) => all.findIndex((line) => line.type === type) === index),
}
const HUGE = baseAnswers['materials.mine'].map((material) => ({ ...material, quantity: HUGE_COUNT }))
const NEW_LINE = { name: 'crit rate', type: 'crit-rate', value: 5.1, level: 3, primary: false } as const
const HEAP: readonly OwnEquipment[] = [
  ...BAG,
  ...Array.from({ length: 24 }, (_, index) => {
    const item = index % 5 === 0 ? UNCOMMON : COMMON
    return { ...item, id: `${item.id}-${index}`, own: { ...item.own, locked: index === 7, bound: index === 9 } }
  }),
]

export const BLACKSMITH_SCREEN: ScreenStories = {
  route: PAGE.REFINE_ITEM.path,
  title: 'Blacksmith',
  states: {
    rich: { ...at(UNCOMMON), answers: { 'equipments.get': UNCOMMON }, ways: { Back: '/inventory' } },
    empty: { at: PAGE.REFINE_ITEM.path, ways: { 'Open bag': '/inventory', Back: '/inventory' } },
    loading: { ...at(COMMON), answers: { 'equipments.get': 'pending' } },
    error: { ...at(COMMON), answers: { 'equipments.get': apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { ...at(LONG), answers: { 'equipments.get': LONG, 'materials.mine': [...HUGE] } },
  },
  more: {
    awaken: { ...at(PROTOTYPE), answers: { 'equipments.get': PROTOTYPE }, play: ['Add Materials'] },
    dismantle: { ...at(UNCOMMON, 'dismantle'), answers: { 'equipments.get': UNCOMMON } },
    bulk: {
      at: toBulkDismantle(),
      answers: { 'equipments.mine': [...HEAP] },
      ways: { Back: '/inventory', 'Dismantle 24 › Confirm › Tap to skip › Got It': '/inventory' },
    },
    awakened: {
      ...at(PROTOTYPE),
      answers: { 'equipments.get': PROTOTYPE, 'equipments.awaken': [NEW_LINE] },
      play: ['Add Materials', `Awaken ${PROTOTYPE.name}`, 'Confirm'],
      advanceMs: 2900,
    },
    failed: {
      ...at(UNCOMMON),
      answers: { 'equipments.get': UNCOMMON, 'equipments.refine': false },
      play: ['Add Materials', `Refine ${UNCOMMON.name}`, 'Confirm'],
      advanceMs: 3000,
      ways: { 'How was this rolled?': '/luck' },
    },
    dismantled: {
      ...at(UNCOMMON, 'dismantle'),
      answers: { 'equipments.get': UNCOMMON },
      play: [`Dismantle ${UNCOMMON.name}`, 'Confirm'],
      advanceMs: 3000,
      ways: { 'Got It': '/inventory' },
    },
  },
}
