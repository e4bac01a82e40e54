import { GUILD_PHRASES, GUILD_PRICE_NANO } from '#rules/guild/guild.ts'
import { MS_PER_SECOND, NANO_PER_TOK } from '#rules/units.ts'
import type { Visit } from './player.ts'

const WATCHED_MS = 50 * MS_PER_SECOND
const GIVEN_TOK = 3
const KEPT_NANO = 30 * NANO_PER_TOK
const SPEAKS_PERCENT = 15
const FOUNDS_PERCENT = 20

const found = ({ call, player }: Visit): Promise<unknown> => {
  const { userId } = player.identity
  return call('guild.create', {
    body: {
      name: `House of ${player.identity.firstName}`,
      tag: `H${userId.toString(36)}`,
      slug: `house-of-${userId}`,
      emblem: { shape: 'round', sign: 'wolf', field: 'ink', ink: 'gold' },
      description: '',
      entry: 'open',
      min_rank: 0,
    },
  })
}

const settle = async (visit: Visit, balance: number): Promise<void> => {
  const { call, player } = visit
  if (balance > GUILD_PRICE_NANO + KEPT_NANO && player.rng.chance(FOUNDS_PERCENT)) {
    await found(visit)
    return
  }
  const open = (await call('guild.list', { query: { sort: 'open' } }))?.items ?? []
  if (open.length > 0) await call('guild.join', { params: { id: player.rng.pick(open).id } })
}

const giveAndSay = async ({ call, player }: Visit, balance: number): Promise<void> => {
  if (balance > KEPT_NANO) await call('guild.donate', { body: { amount: GIVEN_TOK * NANO_PER_TOK } })
  if (!player.rng.chance(SPEAKS_PERCENT)) return
  await call('guild.say', { body: { phrase: player.rng.pick(GUILD_PHRASES) } })
}

const fightBoss = async ({ call, wait }: Visit): Promise<void> => {
  const [boss] = (await call('boss.active', {})) ?? []
  if (!boss) return
  const params = { slug: boss.slug }
  const first = await call('boss.get', { params })
  if (first === null) return
  let page = first
  while (page.live && page.fights_left > 0) {
    const items = page.items.flatMap(({ slug, quantity }) =>
      (slug === 'meat-hook' || slug === 'four-leaf-clover') && quantity > 0 ? [slug] : [],
    )
    const body = { items, ...(page.commitment && { commitment: page.commitment }) }
    const fought = await call('boss.fight', { params, body })
    wait(WATCHED_MS)
    if (fought === null) return
    page = fought.page
  }
  if (page.fall_unseen) await call('boss.seen', { params })
}

export const beGuildMate = async (visit: Visit): Promise<void> => {
  const own = await visit.call('guild.me', {})
  const balance = (await visit.call('users.balance', {})) ?? 0
  if (own === null) await settle(visit, balance)
  else await giveAndSay(visit, balance)
  await fightBoss(visit)
}
