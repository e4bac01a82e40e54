import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { BossFight, FighterProfile } from '#contracts/wire.ts'
import type { BossItem, BossSlug } from '#rules/boss/boss.ts'
import { type BossEvent, isLive } from '#rules/boss/boss-calendar.ts'
import { ARENA_BOSSES, bossDamage, rollBossRewards, secondPhaseFrom } from '#rules/boss/boss-fight.ts'
import { dayKeyOf } from '#rules/days.ts'
import { guildPerkPercent } from '#rules/guild/guild.ts'
import { RULES_VERSION, simulateFight } from '#rules/kombat/fight.ts'
import { createRng } from '#rules/prng.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { ApiError } from '#server/api-error.ts'
import type { StoredForm } from '#server/calls/call-handler.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balancesOf, postMovements } from '#server/db/ledger.ts'
import { type Asset, burn, mint } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { fighterProfile } from '#server/modules/fighters/service.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import {
  decideFight,
  dropSeed,
  parseReplayId,
  resultOfRow,
  storedFight,
  storeFight,
  unrankedRewards,
} from '#server/modules/kombat/service.ts'
import { bookBossPoints } from '#server/modules/leagues/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { isStillTrue } from './commitment.ts'
import { type BossVisitor, bossEventOf, fightsLeft, opponentOnTheWire, poolNow, readVisitor, showPage } from './page.ts'
import { countFight, lootAsset, type NextFight } from './store.ts'

/** A fight's record needs two profiles. The boss's has real stats and a name; house, rank and gear are empty. */
const bossProfile = (bossEvent: BossEvent): FighterProfile =>
  fighterProfile({
    identity: { userId: 0, name: bossEvent.name, rank: rankPoints(0), bestRank: rankPoints(0), crown: null },
    houseId: 0,
    worn: [],
    stats: ARENA_BOSSES[bossEvent.slug].stats,
    bonus: {
      bonusAttack: 0,
      bonusHp: 0,
      critPercent: 0,
      critDamagePercent: 0,
      reflectPercent: 0,
      lifeStealPercent: 0,
    },
  })

export interface AskedBossFight {
  readonly slug: BossSlug
  readonly items: readonly BossItem[]
  readonly seenCommitment: string | undefined
  readonly clientSeed: string
}

const usedOf = (visitor: BossVisitor, items: readonly BossItem[]): BossItem[] => {
  const used = [...new Set(items)]
  const isHeld = (slug: BossItem) => visitor.loot.some((held) => held.slug === slug && held.quantity > 0)
  if (!used.every(isHeld)) throw new ApiError('boss-item-needed')
  return used
}

const nextOf = ({ fighter, next, bossEvent }: BossVisitor, seenCommitment: string | undefined): NextFight => {
  if (!next || !isStillTrue({ bossEvent, own: fighter.stats }, next)) throw new ApiError('boss-changed')
  if ((seenCommitment ?? next.commitment) !== next.commitment) throw new ApiError('boss-changed')
  return next
}

const book = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  fightId: string,
  { rewards, used }: Pick<BossFight, 'rewards' | 'used'>,
): Promise<void> => {
  const cause = (asset: Asset, amount: number, reason: LedgerReason) =>
    ({ id: uuidV7(entropy, nowMs), asset, amount: BigInt(amount), reason, ref: fightId }) as const
  const spent = used.map((slug) => burn({ ...cause(lootAsset(slug), 1, 'boss-item'), from: playerId }))
  const given: readonly (readonly [Asset, number])[] = [
    ['tok', rewards.tok],
    ['star', rewards.star],
    ...(rewards.skin === null ? [] : [[lootAsset(rewards.skin), 1] as const]),
  ]
  const gifts = given
    .filter(([, amount]) => amount > 0)
    .map(([asset, amount]) => mint({ ...cause(asset, amount, 'boss-fight'), to: playerId }))
  await postMovements(db, spent, nowMs)
  await giveOrInbox({ db, nowMs }, gifts)
}

/**
 * Costs no energy and brings no rank (R25, rows 142, 143, 147). Can be verified like other fights (R07). The damage
 * counts for the player's current guild. An API error uses up no fight and no item. @throws ApiError
 * `player-not-found`, `boss-not-found`, `boss-over`, `no-boss-fights`, `boss-changed` if no stored commitment holds any
 * more, or the player was shown another one, `boss-item-needed`
 */
export const fightBoss = async (
  scope: CallScope,
  playerId: number,
  { slug, items, seenCommitment, clientSeed }: AskedBossFight,
): Promise<BossFight> => {
  const { db, nowMs, entropy } = scope
  const bossEvent = bossEventOf(slug, nowMs)
  if (!isLive(bossEvent, nowMs)) throw new ApiError('boss-over')
  await getPlayerLocked(db, playerId)
  const visitor = await readVisitor(db, playerId, bossEvent, nowMs)
  if (fightsLeft(visitor, nowMs) < 1) throw new ApiError('no-boss-fights')
  const next = nextOf(visitor, seenCommitment)
  const used = usedOf(visitor, items)

  const { fighter, guild } = visitor
  const boss = ARENA_BOSSES[bossEvent.slug].stats
  const id = uuidV7(entropy, nowMs)
  const decided = decideFight({
    id,
    kind: 'boss',
    atMs: nowMs,
    attackerId: playerId,
    defenderId: null,
    own: { profile: fighter.profile, stats: fighter.stats },
    opponent: { profile: bossProfile(bossEvent), stats: boss },
    serverSeed: next.serverSeed,
    commitment: next.commitment,
    clientSeed,
    rulesVersion: RULES_VERSION,
    simulate: simulateFight,
  })
  const damage = bossDamage(boss, decided)
  const rolled = rollBossRewards(createRng(dropSeed(next.serverSeed, clientSeed)), {
    boss: bossEvent.slug,
    damage,
    used,
    perkPercent: guild === null ? 0 : guildPerkPercent(guild.level),
  })
  const rewards = { tok: rolled.tokNano, star: rolled.star, skin: rolled.skin }
  const part = {
    slug: bossEvent.slug,
    opponent: opponentOnTheWire(bossEvent),
    damage,
    second_phase_from: secondPhaseFrom(poolNow(visitor, nowMs)),
  }
  const stored = decided.stored({
    ...unrankedRewards(fighter, { tok: rolled.tokNano, star: rolled.star }),
    ranked: false,
    boss: { ...part, rewards, used },
  })
  await storeFight(db, stored)
  await countFight(db, {
    playerId,
    boss: bossEvent.slug,
    bossEventId: bossEvent.id,
    fightId: id,
    damage,
    day: dayKeyOf(nowMs),
    atMs: nowMs,
    guildId: guild?.guildId ?? null,
  })
  await book(scope, playerId, id, { rewards, used })
  await bookBossPoints(scope, playerId, { id, damage })

  const [tok, star] = await balancesOf(db, playerId, ['tok', 'star'])
  const page = await showPage(scope, await readVisitor(db, playerId, bossEvent, nowMs))
  return { ...decided.shown(stored), boss: part, rewards, used, balance: Number(tok), stars: Number(star), page }
}

type FightReference = Pick<BossFight, 'balance' | 'stars' | 'page'> & { readonly fight: string }

export const storedBossFight: StoredForm<'boss.fight'> = {
  referenceOf: ({ replay_id, balance, stars, page }) => ({
    fight: parseReplayId(replay_id).fightId,
    balance,
    stars,
    page,
  }),
  restore: async ({ db, identity }, reference) => {
    const { fight, ...then } = reference as FightReference
    const row = await storedFight(db, { attackerId: identity.userId, fightId: fight })
    if (!row.result.boss) throw new ApiError('replay-not-found')
    const { rewards, used, ...boss } = row.result.boss
    return { ...resultOfRow(row), boss, rewards, used, ...then }
  },
}
