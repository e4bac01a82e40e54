import { GUILD_PRICE_NANO } from '#rules/guild/guild.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import type { Operation } from './operation.ts'

/** One player in this many founds a guild. The others join one. */
const FOUNDER_EVERY = 5
const MOST_GIVEN_TOK = 12
const LEAVING_PERCENT = { leader: 12, officer: 12, member: 25 } as const
const ACTIONS = ['promote', 'promote', 'demote', 'kick', 'hand-over'] as const

export const isStormFounder = (id: number): boolean => id % FOUNDER_EVERY === 0
export const FOUNDING_NANO = 3 * GUILD_PRICE_NANO

const found: Operation = ({ caller, round }, { id }, copies) => {
  const body = {
    name: `Storm ${id} ${round}`,
    tag: `${(id % 1000).toString(36)}${round.toString(36)}`,
    slug: `storm-${id}-${round}`,
    emblem: { shape: 'round', sign: 'wolf', field: 'ink', ink: 'gold' },
    description: '',
    entry: 'open',
    min_rank: 0,
  } as const
  return caller.call('guild.create', { body }, id, { copies })
}

export const useGuild: Operation = async (scene, player, copies) => {
  const { caller, rng } = scene
  const { id } = player
  const own = (await caller.call('guild.me', {}, id)).data
  if (own === null) {
    const { items } = (await caller.call('guild.list', {}, id)).data ?? { items: [] }
    if (items.length === 0 || (isStormFounder(id) && rng.chance(50))) return found(scene, player, copies)
    return caller.call('guild.join', { params: { id: rng.pick(items).id } }, id, { copies })
  }
  if (rng.chance(50)) {
    const amount = rng.int(1, MOST_GIVEN_TOK) * NANO_PER_TOK
    return caller.call('guild.donate', { body: { amount } }, id, { copies })
  }
  if (rng.chance(LEAVING_PERCENT[own.role])) return caller.call('guild.leave', {}, id, { copies })
  if (own.role === 'member') return
  const { roster } = (await caller.call('guild.get', { params: { id: own.id } }, id)).data ?? { roster: [] }
  const others = roster.filter(({ user_id }) => user_id !== id)
  if (others.length === 0) return
  const params = { user_id: rng.pick(others).user_id }
  return caller.call('guild.member', { params, body: { action: rng.pick(ACTIONS) } }, id, { copies })
}

export const fightBoss: Operation = async ({ caller, rng }, { id }, copies) => {
  const [boss] = (await caller.call('boss.active', {}, id)).data ?? []
  if (!boss) return
  const params = { slug: boss.slug }
  const page = (await caller.call('boss.get', { params }, id)).data
  if (page === null) return
  const held = page.items.flatMap(({ slug, quantity }) =>
    (slug === 'meat-hook' || slug === 'four-leaf-clover') && quantity > 0 ? [slug] : [],
  )
  const body = { items: rng.chance(60) ? held : [], ...(page.commitment && { commitment: page.commitment }) }
  return caller.call('boss.fight', { params, body }, id, { copies })
}
