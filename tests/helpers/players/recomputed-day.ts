import { createHash } from 'node:crypto'
import type { CallData } from '#contracts/schemas.ts'
import { type Fighter, fight, generator, listed, type Numbers, power, seedWord } from './recomputed-fight.ts'

export interface PublicDay {
  readonly list: Pick<CallData<'tournament.brackets'>, 'entrants' | 'proof' | 'items'>
  readonly brackets: readonly CallData<'tournament.bracket'>[]
}

interface Entry {
  readonly line: string
  readonly entryNo: number
  readonly playerNo: number
  readonly isNpc: boolean
  readonly armyStep: number
  readonly skills: number
  readonly worn: readonly { readonly slot: string; readonly rarity: number }[]
  readonly power: number
  readonly fighter: Fighter
}

interface Seat {
  readonly kind: string
  readonly name: string | null
  readonly power: number
  readonly fighter: Fighter
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const words = (text: string): string[] => (text === '' ? [] : text.split(' '))

const entryOf = (numbers: Numbers, line: string): Entry => {
  const [, entryNo, playerNo, letter, loadout = ''] = /^(\d+) (\d+) ([np]) (.*)$/.exec(line) ?? []
  const [, , armyStep, skill, skills, , stats = '', stones = '', worn = ''] = loadout.split(';')
  const [ownPower, maxHp, attack, crit, evasion, critDamage, reflect, lifeSteal, stance] = stats.split(' ').map(Number)
  const [burn = 0, frost = 0, leech = 0] = words(stones).map(Number)
  return {
    line,
    entryNo: Number(entryNo),
    playerNo: Number(playerNo),
    isNpc: letter === 'n',
    armyStep: Number(armyStep),
    skills: Number(skills),
    worn: words(worn).map((word) => {
      const [slot = '', rarity] = word.split(':')
      return { slot, rarity: Number(rarity) }
    }),
    power: ownPower ?? 0,
    fighter: {
      maxHp: maxHp ?? 0,
      attack: attack ?? 0,
      crit: crit ?? 0,
      evasion: evasion ?? 0,
      critDamage: critDamage ?? 0,
      reflect: reflect ?? 0,
      lifeSteal: lifeSteal ?? 0,
      skill: listed(numbers.skills, Number(skill)),
      stones: [burn, frost, leech],
      ...(stance !== undefined && { stance: listed(numbers.stances.names, stance) }),
    },
  }
}

/** Section 3 of tournament.md: sizes of the slices. */
const sizesOf = (total: number): readonly number[] => {
  const count = Math.ceil(total / 32)
  return Array.from({ length: count }, (_, index) => Math.floor(total / count) + (index < total % count ? 1 : 0))
}

/** Section 3: the pools, each the indexes of its slices. */
const poolsOf = (slices: readonly (readonly Entry[])[]): number[][] => {
  const pools: number[][] = []
  for (const [index, slice] of slices.entries()) {
    const pool = pools.at(-1)
    const lowest = pool && listed(listed(slices, listed(pool, 0)), 0).power
    const highest = listed(slice, slice.length - 1).power
    if (pool && lowest !== undefined && (pool.length < 2 || highest * 10 <= lowest * 11)) pool.push(index)
    else pools.push([index])
  }
  const last = pools.at(-1)
  const before = pools.at(-2)
  if (last?.length === 1 && before) {
    before.push(...last)
    pools.pop()
  }
  return pools
}

/** Section 4: shuffles and deals a pool. */
const deal = (daySeed: string, poolNo: number, count: number, entries: readonly Entry[]) => {
  const next = generator(`${daySeed}${seedWord(poolNo)}`)
  const returned = entries.filter(
    (entry) =>
      entries.filter(({ playerNo, entryNo }) => playerNo === entry.playerNo && entryNo < entry.entryNo).length >= count,
  )
  const order = entries.filter((entry) => !returned.includes(entry))
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1))
    const moved = listed(order, index)
    order[index] = listed(order, other)
    order[other] = moved
  }
  const brackets = Array.from({ length: count }, (): Entry[] => [])
  for (const entry of order) {
    const [emptiest] = brackets
      .filter((bracket) => bracket.length < 32 && bracket.every(({ playerNo }) => playerNo !== entry.playerNo))
      .sort((a, b) => a.length - b.length)
    if (emptiest) emptiest.push(entry)
    else returned.push(entry)
  }
  const seeds = brackets.map(() => Array.from({ length: 4 }, () => seedWord(Math.floor(next() * 2 ** 32))).join(''))
  const [only] = brackets
  if (brackets.length === 1 && only?.length === 1) returned.push(...only.splice(0))
  return { brackets, seeds, returned }
}

/** Section 5: a bot modelled on an entry. */
const botOf = (numbers: Numbers, bracketSeed: string, no: number, model: Entry): Seat => {
  const next = generator(`${bracketSeed}${seedWord(0)}${seedWord(no)}`)
  const pick = (count: number): number => Math.floor(next() * count)
  const factor = 0.85 + (1.05 - 0.85) * next()
  const house = listed(numbers.houses, pick(8))
  const name = listed(numbers.botNames, pick(numbers.botNames.length))
  const skill = listed(numbers.skills, pick(model.skills))
  const sums = new Map<string, number>()
  const sum = (type: string): number => sums.get(type) ?? 0
  const primary = { attack: 0, hp: 0 }
  for (const { slot, rarity } of model.worn) {
    const kind = listed(numbers.rarities, rarity)
    if (numbers.attackSlots.includes(slot)) primary.attack += kind.attack
    else primary.hp += kind.hp
    const free = [...numbers.lines]
    for (let line = 0; line < kind.lines; line++) {
      const [range] = free.splice(pick(free.length), 1)
      if (!range) throw new RangeError('no line left')
      let draw = next() * 100
      const quality = numbers.qualityOdds.findIndex((percent) => {
        draw -= percent
        return draw < 0
      })
      const scale = 10 ** range.decimals
      const least =
        quality === 0 ? Math.round(range.min * scale) : Math.round(listed(range.max, quality - 1) * scale) + 1
      const most = Math.round(listed(range.max, quality) * scale)
      sums.set(range.type, sum(range.type) + (least + pick(most - least + 1)) / scale)
    }
  }
  const stones = model.fighter.stones.map((level) => (level > 0 && next() * 100 < 50 ? level : 0))
  const stance = listed(numbers.stances.names, pick(numbers.stances.names.length))
  const army = 1 + 0.02 * model.armyStep
  const clean = (percent: number): number => Math.round(percent * 10_000) / 10_000
  const unscaled: Fighter = {
    attack: Math.round(
      ((150 + 5 * house.atk) * army + primary.attack + sum('attack-flat')) * (1 + sum('attack-percent') / 100),
    ),
    maxHp: Math.round(((1200 + 25 * house.hp) * army + primary.hp + sum('hp-flat')) * (1 + sum('hp-percent') / 100)),
    crit: Math.min(95.4, clean(10 + house.luck + 0.4 * model.armyStep + sum('crit-rate'))),
    evasion: 4 + 0.5 * house.luck,
    critDamage: Math.min(300, clean(200 + sum('crit-dmg'))),
    reflect: Math.min(30, clean(sum('reflect-percent'))),
    lifeSteal: Math.min(25, clean(sum('life-steal-percent'))),
    skill,
    stones,
    stance,
  }
  const scale = (power(model.fighter) * factor) / power(unscaled)
  const scaled = (value: number, cap: number): number => Math.min(cap, Math.max(1, Math.round(value * scale)))
  const fighter = { ...unscaled, attack: scaled(unscaled.attack, 2442), maxHp: scaled(unscaled.maxHp, 17_958) }
  return { kind: 'bot', name, power: Math.round(power(fighter)), fighter }
}

/** Section 6: the pairs of the first round. */
const firstRound = (seats: readonly Seat[]): (readonly [number, number | null])[] => {
  let size = 8
  while (size < seats.length) size *= 2
  let order = [0]
  while (order.length < size / 2) order = order.flatMap((rank) => [rank, order.length * 2 - 1 - rank])
  const all = seats.map((_, seat) => seat)
  const strongest = [...all].sort((a, b) => listed(seats, b).power - listed(seats, a).power || a - b)
  const resting = strongest.slice(0, size - seats.length)
  const others = all.filter((seat) => !resting.includes(seat))
  let used = 0
  return order.map((rank) => {
    const bye = resting[rank]
    if (bye !== undefined) return [bye, null]
    used += 2
    return [listed(others, used - 2), listed(others, used - 1)]
  })
}

/** Sections 5 to 8: everything that follows from a bracket's seed and the order of its entries. */
const play = (numbers: Numbers, seed: string, entries: readonly Entry[]) => {
  const people = entries.filter(({ isNpc }) => !isNpc).length
  if (entries.length === 0) return { people, seats: [], matches: [] }
  const seats: Seat[] = entries.map(({ isNpc, power: own, fighter }) => ({
    ...{ kind: isNpc ? 'npc' : 'player', name: null },
    ...{ power: own, fighter },
  }))
  for (let no = 0; seats.length < 8; no++) seats.push(botOf(numbers, seed, no, listed(entries, no % entries.length)))
  let pairs = firstRound(seats)
  const size = pairs.length * 2
  const ends = seats.map(() => ({ place: 1, wins: 0 }))
  const matches: { round: number; no: number; upper: number; lower: number | null; winner: number }[] = []
  for (let round = 1; pairs.length > 0; round++) {
    const winners = pairs.map(([upper, lower], no) => {
      let winner = upper
      if (lower !== null) {
        const matchSeed = `${seed}${seedWord(round)}${seedWord(no)}`
        const { isUpper } = fight(numbers, listed(seats, upper).fighter, listed(seats, lower).fighter, matchSeed)
        winner = isUpper ? upper : lower
        listed(ends, winner).wins++
        listed(ends, isUpper ? lower : upper).place = size / 2 ** (round - 1)
      }
      matches.push({ round, no, upper, lower, winner })
      return winner
    })
    pairs = Array.from({ length: Math.floor(winners.length / 2) }, (_, no) => [
      listed(winners, 2 * no),
      listed(winners, 2 * no + 1),
    ])
  }
  const part = people >= 16 ? 1 : 0.5
  return {
    people,
    seats: seats.map(({ kind, name, power: shown }, seat) => {
      const { place, wins } = listed(ends, seat)
      const row = numbers.prizes.find((one) => one.place === place)
      const isFirst = wins > 0 && place === 1
      const prize = {
        tok: wins > 0 ? (row?.tok ?? 0) * part * 1e9 : 0,
        star: isFirst ? 20 * part : 0,
        boxes: isFirst && part === 1 ? ['titanium'] : [],
        league_points: (row?.points ?? 0) * part,
      }
      return { kind, name, power: shown, place, wins, prize: kind === 'player' ? prize : null }
    }),
    matches,
  }
}

export const recomputeDay = (numbers: Numbers, { list, brackets }: PublicDay): string[] => {
  const found: string[] = []
  const compare = (what: string, shown: unknown, due: unknown): void => {
    if (JSON.stringify(shown) !== JSON.stringify(due)) found.push(what)
  }
  const entries = brackets
    .flatMap(({ proof }) => [...proof.entrants, ...proof.returned])
    .map((line) => entryOf(numbers, line))
    .sort((a, b) => a.power - b.power || a.entryNo - b.entryNo)
  const seed = list.proof.seed ?? ''
  const rows = [...list.items].sort((a, b) => a.no - b.no)
  compare('seed', list.proof.seed_hash, sha256(seed))
  compare('entrants', list.entrants, entries.length)
  let from = 0
  const slices = sizesOf(entries.length).map((size) => {
    from += size
    return entries.slice(from - size, from)
  })
  const slice = (own: readonly Entry[]) => ({
    ...{ size: own.length, lowest: own[0]?.power, highest: own.at(-1)?.power },
    hash: sha256(own.map(({ line }) => line).join('\n')),
  })
  const hashed = slices.map(slice)
  compare(
    'slices',
    rows.map(({ slice: shown }) => shown),
    hashed,
  )
  const sealed = hashed.map(
    ({ size, lowest, highest, hash }, index) => `${index + 1} ${size} ${lowest} ${highest} ${hash}`,
  )
  compare('entrants hash', list.proof.entrants_hash, sha256(sealed.join('\n')))
  for (const [index, pool] of poolsOf(slices).entries()) {
    const dealt = deal(
      seed,
      index + 1,
      pool.length,
      pool.flatMap((one) => listed(slices, one)),
    )
    const returned = dealt.returned.map(({ line }) => line).sort()
    const own = pool.map((one) => brackets.find(({ no }) => no === one + 1))
    compare(`returned of pool ${index + 1}`, own.flatMap((one) => one?.proof.returned ?? []).sort(), returned)
    for (const [place, shown] of own.entries()) {
      const due = play(numbers, listed(dealt.seeds, place), listed(dealt.brackets, place))
      const at = `bracket ${listed(pool, place) + 1}`
      if (!shown) {
        found.push(`${at} is missing`)
        continue
      }
      compare(`${at}: pool`, [shown.pool, rows[shown.no - 1]?.pool], [index + 1, index + 1])
      compare(`${at}: seed`, shown.proof.seed, dealt.seeds[place])
      compare(
        `${at}: order`,
        shown.proof.entrants,
        dealt.brackets[place]?.map(({ line }) => line),
      )
      compare(`${at}: people`, shown.people, due.people)
      compare(`${at}: number of matches`, shown.matches.length, due.matches.length)
      for (const match of due.matches) {
        const { round, no } = match
        const other = shown.matches.find((one) => one.round === round && one.no === no)
        compare(`${at}: round ${round}, match ${no}`, other && { ...other, replay_id: null }, {
          ...match,
          replay_id: null,
        })
      }
      compare(`${at}: number of seats`, shown.seats.length, due.seats.length)
      for (const [seat, fighter] of due.seats.entries()) {
        const own = shown.seats[seat]
        const name = own?.kind === 'bot' ? own.username : null
        const seen = own && {
          ...{ kind: own.kind, name, power: own.power },
          ...{ place: own.place, wins: own.wins, prize: own.prize },
        }
        compare(`${at}: seat ${seat}`, seen, fighter)
      }
    }
  }
  return found
}
