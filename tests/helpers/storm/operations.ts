import type { CallName } from '#contracts/calls.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { polishCostNano } from '#rules/blacksmith/polish.ts'
import { FIRST_DAYS_STEPS } from '#rules/first-days/first-days.ts'
import { HUNT_SLUGS } from '#rules/hunt/hunt-slugs.ts'
import { ISLAND_PIECES } from '#rules/island/island.ts'
import { BOARD_IDS, BOARDS } from '#rules/leaderboards/boards.ts'
import type { Rng } from '#rules/prng.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import { MISSIONS } from '#rules/upgrades/missions.ts'
import { UPGRADE_TYPES } from '#rules/upgrades/upgrades.ts'
import { LOOK_KINDS, looksOfKind, WARDROBE_LOOKS } from '#rules/wardrobe/looks.ts'
import { fightBoss, isStormFounder, useGuild } from './guild-operations.ts'
import type { Operation, StormPlayer, StormScene } from './operation.ts'

const READS = [
  'users.home',
  'users.balance',
  'users.me',
  'combats.me',
  'daily.get',
  'hunting.current',
  'hunting.milestones',
  'upgrades.missions',
  'tasks.list',
  'users.boostSources',
  'combats.houseTerms',
  'materials.mine',
  'luck.get',
  'market.mine',
  'market.history',
  'stones.mine',
  'guild.me',
  'guild.log',
] as const satisfies readonly CallName[]

const OPEN_BOARDS = BOARD_IDS.filter((board) => !BOARDS[board].needsTon)

const findAndFight: Operation = async ({ caller, round }, player, copies) => {
  // The clock does not move within a round, so a match of this round cannot be fought yet.
  if (player.foundInRound !== null && player.foundInRound < round) {
    player.foundInRound = null
    return caller.call('combats.fight', {}, player.id, { copies })
  }
  if ((await caller.call('combats.find', {}, player.id)).status === 200) player.foundInRound = round
}

const hunt: Operation = async ({ caller, rng }, { id }, copies) => {
  const current = (await caller.call('hunting.current', {}, id)).data
  return current === null
    ? caller.call('hunting.start', { params: { slug: rng.pick(HUNT_SLUGS) } }, id, { copies })
    : caller.call('hunting.claim', { params: { slug: current.slug } }, id, { copies })
}

const takeAdBoost: Operation = async ({ caller, transport }, { id }, copies) => {
  const started = await caller.call('ads.start', { query: { purpose: 'boost' } }, id)
  if (started.data === null) return
  await transport.confirmAd(id)
  return caller.call('users.takeBoost', { body: { source: 'ad', watch_id: started.data } }, id, { copies })
}

/** Opens a ready box of the first seven days. Few players have one; for the others any box, which is refused. */
const openBox: Operation = async ({ caller, rng }, { id }, copies) => {
  const steps = (await caller.call('users.firstDays', {}, id)).data?.steps ?? []
  const step = steps.find(({ state }) => state === 'ready')?.step ?? rng.pick(FIRST_DAYS_STEPS)
  return caller.call('users.claimFirstDay', { params: { step } }, id, { copies })
}

/** More steps than a storm's player reaches. */
const STEPS_TRIED = 4

const openStep: Operation = async ({ caller, rng }, { id }, copies) => {
  const path = (await caller.call('season.path', {}, id)).data
  if (path === null) return
  const params = { step: rng.int(1, STEPS_TRIED) }
  return caller.call('season.claimPathStep', { params, body: { season: path.season } }, id, { copies })
}

const tendChest: Operation = async ({ caller, rng }, { id }, copies) => {
  const chests = (await caller.call('chests.list', {}, id)).data?.chests ?? []
  if (chests.length === 0) return
  const { id: chest, ready_at } = rng.pick(chests)
  return caller.call(ready_at === null ? 'chests.start' : 'chests.open', { params: { id: chest } }, id, { copies })
}

const takeFromInbox: Operation = async ({ caller, rng }, { id }, copies) => {
  const items = (await caller.call('inbox.list', {}, id)).data ?? []
  if (items.length === 0) return
  return caller.call('inbox.claim', { params: { id: rng.pick(items).id } }, id, { copies })
}

const hasLines = ({ equipment_stats }: OwnEquipment): boolean => equipment_stats.some(({ primary }) => !primary)
const isPrototype = ({ rarity }: OwnEquipment): boolean => rarity === 'prototype'
const isSpare = ({ own, rarity, status }: OwnEquipment): boolean =>
  status === 'inventory' && !own.locked && rarity !== 'rare'

/** Founders have the TOK for the salary that polish, wardrobe and island require. */
const raiseSalary = async (caller: StormScene['caller'], id: number): Promise<void> => {
  if (isStormFounder(id))
    while ((await caller.call('upgrades.buy', { body: { type: 'mining-tok' } }, id)).status === 200);
}

const buyLook: Operation = async ({ caller, rng }, { id }, copies) => {
  await raiseSalary(caller, id)
  const price = (await caller.call('wardrobe.get', {}, id)).data?.price ?? null
  if (price === null) return
  return caller.call('wardrobe.buy', { params: { slug: rng.pick(WARDROBE_LOOKS) }, body: { price } }, id, { copies })
}

const wearLook: Operation = ({ caller, rng }, { id }, copies) => {
  const kind = rng.pick(LOOK_KINDS)
  const look = rng.chance(70) ? rng.pick(looksOfKind(kind)) : null
  return caller.call('wardrobe.wear', { body: { kind, look } }, id, { copies })
}

const buildPiece: Operation = async ({ caller, rng }, { id }, copies) => {
  await raiseSalary(caller, id)
  return caller.call('island.build', { params: { slug: rng.pick(ISLAND_PIECES) } }, id, { copies })
}

type ItemWork = (scene: StormScene, player: StormPlayer, bag: readonly OwnEquipment[], copies: number) => unknown

const itemFor = (rng: Rng, bag: readonly OwnEquipment[], isFit: (item: OwnEquipment) => boolean): string => {
  const fit = bag.filter(isFit)
  return rng.pick(fit.length > 0 && rng.chance(85) ? fit : bag).id
}

const refineOne: ItemWork = ({ caller, rng }, { id }, bag, copies) =>
  caller.call('equipments.refine', { params: { id: rng.pick(bag).id } }, id, { copies })
const equipOne: ItemWork = ({ caller, rng }, { id }, bag, copies) =>
  caller.call('equipments.equip', { params: { id: rng.pick(bag).id }, body: { equipped: rng.chance(70) } }, id, {
    copies,
  })

const ITEM_WORKS: readonly ItemWork[] = [
  refineOne,
  refineOne,
  equipOne,
  equipOne,
  ({ caller, rng }, { id }, bag, copies) =>
    caller.call('equipments.awaken', { params: { id: itemFor(rng, bag, isPrototype) } }, id, { copies }),
  ({ caller, rng }, { id }, bag, copies) =>
    caller.call('equipments.reroll', { params: { id: itemFor(rng, bag, hasLines) } }, id, { copies }),
  async ({ caller, rng }, { id }, bag, copies) => {
    await raiseSalary(caller, id)
    const item = bag.find((each) => each.id === itemFor(rng, bag, hasLines))
    const line = item?.equipment_stats.find((stat) => polishCostNano(stat) !== null)
    if (!item || !line) return
    const body = { line: line.type, level: line.level, price: polishCostNano(line) ?? 0 }
    return caller.call('equipments.polish', { params: { id: item.id }, body }, id, { copies })
  },
  async ({ caller, rng, transport }, { id }, bag, copies) => {
    const started = await caller.call('ads.start', { query: { purpose: 'credit' } }, id)
    if (started.data !== null) await transport.confirmAd(id)
    return caller.call('equipments.adsReroll', { params: { id: itemFor(rng, bag, hasLines) } }, id, { copies })
  },
  ({ caller, rng }, { id }, bag, copies) =>
    caller.call('equipments.lock', { params: { id: rng.pick(bag).id }, body: { locked: rng.chance(30) } }, id, {
      copies,
    }),
  ({ caller }, { id }, _bag, copies) => caller.call('equipments.equipBest', {}, id, { copies }),
  async ({ caller, rng }, { id }, bag, copies) => {
    const params = { number: rng.int(1, 2) }
    const body = { user_equipment_ids: [rng.pick(bag).id] }
    await caller.call('equipments.savePreset', { params, body }, id, { copies })
    return caller.call('equipments.equipPreset', { params }, id, { copies })
  },
  ({ caller, rng }, { id }, bag, copies) => {
    const two = [itemFor(rng, bag, isSpare), itemFor(rng, bag, isSpare)].slice(0, rng.int(1, 2))
    return caller.call('equipments.dismantle', { body: { user_equipment_ids: [...new Set(two)] } }, id, { copies })
  },
]

/** The bag is read first, so the item may be gone when it is used. */
const useItem: Operation = async (scene, player, copies) => {
  const bag = (await scene.caller.call('equipments.mine', {}, player.id)).data ?? []
  if (bag.length > 0) await scene.rng.pick(ITEM_WORKS)(scene, player, bag, copies)
}

/** A narrow range, so that several players want the same offer. */
const PRICES_TENTHS = { least: 1, most: 40 } as const
const WANTED = 8

const sell: Operation = async ({ caller, rng }, { id }, copies) => {
  const bag = (await caller.call('equipments.mine', {}, id)).data ?? []
  if (bag.length === 0) return
  const price = rng.int(PRICES_TENTHS.least, PRICES_TENTHS.most) * (NANO_PER_TOK / 10)
  return caller.call('market.add', { body: { user_equipment_id: itemFor(rng, bag, isSpare), price } }, id, { copies })
}

const buy: Operation = async ({ caller, rng }, { id }, copies) => {
  const query = { sort: rng.pick(['new', 'price'] as const) }
  const offers = ((await caller.call('market.list', { query }, id)).data?.items ?? []).filter(({ owned }) => !owned)
  if (offers.length === 0) return
  const body = { market_equipment_id: rng.pick(offers.slice(0, WANTED)).id }
  return caller.call('market.buy', { body }, id, { copies })
}

const unlist: Operation = async ({ caller, rng }, { id }, copies) => {
  const own = (await caller.call('market.mine', {}, id)).data ?? []
  if (own.length === 0) return
  const { id: listing, user_equipment_id } = rng.pick(own)
  return caller.call('market.cancel', { params: { id: rng.pick([listing, user_equipment_id]) } }, id, { copies })
}

const useStone: Operation = async ({ caller, rng }, { id }, copies) => {
  const stones = (await caller.call('stones.mine', {}, id)).data ?? []
  if (stones.length === 0) return
  const { id: stone } = rng.pick(stones)
  return rng.chance(60)
    ? caller.call('stones.upgrade', { body: { user_stone_ids: [stone, stone, stone] } }, id, { copies })
    : caller.call('stones.equip', { params: { id: stone }, body: { equipped: rng.chance(70) } }, id, { copies })
}

const doTask: Operation = async ({ caller, rng }, { id }, copies) => {
  const task = rng.pick(['daily-check-in', 'refer-a-friend', 'refer-3-friends', 'be-premium'])
  const run = (await caller.call('tasks.start', { params: { id: task } }, id, { copies })).data
  if (run !== null) await caller.call('tasks.notification', { params: { id: run } }, id)
}

const OPERATIONS: readonly (readonly [weight: number, operation: Operation])[] = [
  [12, ({ caller }, { id }, copies) => caller.call('users.claim', {}, id, { copies })],
  [18, findAndFight],
  [9, useGuild],
  [4, fightBoss],
  [
    6,
    ({ caller, players, rng }, { id }, copies) =>
      caller.call('combats.challenge', { body: { query: String(rng.pick(players).id) } }, id, { copies }),
  ],
  [
    10,
    ({ caller, rng }, { id }, copies) =>
      caller.call('upgrades.buy', { body: { type: rng.pick(UPGRADE_TYPES) } }, id, { copies }),
  ],
  [
    4,
    ({ caller, rng }, { id }, copies) =>
      caller.call('upgrades.completeMission', { params: { id: rng.pick(MISSIONS).id } }, id, { copies }),
  ],
  [9, hunt],
  [
    2,
    ({ caller, rng }, { id }, copies) =>
      caller.call('hunting.claimMilestone', { params: { level: rng.int(1, 4) } }, id, { copies }),
  ],
  [4, ({ caller }, { id }, copies) => caller.call('daily.claim', {}, id, { copies })],
  [4, doTask],
  [3, takeAdBoost],
  [
    3,
    ({ caller }, { id }, copies) =>
      caller.call('users.spendStars', { body: { type: 'upgrade-army-rank' } }, id, { copies }),
  ],
  [
    2,
    ({ caller, rng }, { id }, copies) =>
      caller.call('combats.house', { body: { house_id: rng.int(0, 7) } }, id, { copies }),
  ],
  [2, takeFromInbox],
  [1, ({ caller }, { id }, copies) => caller.call('equipments.claimWelcome', {}, id, { copies })],
  [4, openBox],
  [4, openStep],
  [6, tendChest],
  [16, useItem],
  [2, buyLook],
  [2, wearLook],
  [2, buildPiece],
  [7, sell],
  [8, buy],
  [3, unlist],
  [3, useStone],
  [1, ({ caller }, { id }, copies) => caller.call('luck.turnOver', { body: {} }, id, { copies })],
  [4, ({ caller, rng }, { id }) => caller.call(rng.pick(READS), {}, id)],
  [2, ({ caller, rng }, { id }) => caller.call('leaderboard.me', { params: { board: rng.pick(OPEN_BOARDS) } }, id)],
]
const WEIGHTS = OPERATIONS.reduce((sum, [weight]) => sum + weight, 0)

const REPEATED_PERCENT = 12
const BURST_PERCENT = 6
const BURST = 3

const drawn = (rng: Rng): Operation => {
  let left = rng.next() * WEIGHTS
  for (const [weight, operation] of OPERATIONS) {
    left -= weight
    if (left < 0) return operation
  }
  return findAndFight
}

/**
 * Does a random operation: once, twice at once under one key, or as a burst of separate requests. Returns how many
 * operations were done.
 */
export const randomOperation = async (scene: StormScene, player: StormPlayer): Promise<number> => {
  const { rng } = scene
  const operation = drawn(rng)
  if (rng.chance(BURST_PERCENT)) {
    await Promise.all(Array.from({ length: BURST }, () => operation(scene, player, 1)))
    return BURST
  }
  await operation(scene, player, rng.chance(REPEATED_PERCENT) ? 2 : 1)
  return 1
}
