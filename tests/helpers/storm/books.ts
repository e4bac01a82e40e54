import { sql } from 'kysely'
import type { CallName } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { FIRST_DAYS_STEPS } from '#rules/first-days/first-days.ts'
import { PATH_STEPS } from '#rules/season-path/season-path.ts'
import type { Db } from '#server/db/database.ts'
import type { Acknowledged } from './caller.ts'

type Facts = { readonly [N in CallName]?: (done: { as: number; input: CallInput<N>; data: CallData<N> }) => string[] }

/** Facts that a call's answer claims, as lines. The database must have the same lines. */
const CLAIMED: Facts = {
  'users.onboard': ({ as }) => [`joined ${as}`],
  'users.claim': ({ as, data }) => (data.amount > 0 ? [`claim ${as} ${data.amount} ${iso(data.last_claim)}`] : []),
  'upgrades.buy': ({ as, data }) => [`upgrade ${as} ${data.upgrade_type} ${data.upgrade_level}`],
  'upgrades.completeMission': ({ as, data }) => [`mission ${as} ${data.id}`],
  'hunting.start': ({ as, data }) => [`hunt ${as} ${data.slug} ${iso(data.started_at)} ${data.kills}`],
  'hunting.claim': ({ as, data }) => [`hunted ${as} ${data.reward_tok}`],
  'hunting.claimMilestone': ({ as, data }) => [`milestone ${as} ${data.level}`],
  'daily.claim': ({ as }) => [`check-in ${as}`],
  'tasks.start': ({ as, input }) => (input.params.id === 'daily-check-in' ? [`check-in ${as}`] : []),
  'combats.fight': ({ as, data }) => [
    `match ${as} ${data.replay_id} ${data.drops.tok + data.win_streak.streak_amount}`,
  ],
  'combats.challenge': ({ as, data }) => [`challenge ${as} ${data.replay_id} 0`],
  'users.takeBoost': ({ as }) => [`boost ${as}`],
  'users.spendStars': ({ as, data }) => [`army ${as} ${data.spent}`],
  'combats.house': ({ as }) => [`house ${as}`],
  'inbox.claim': ({ as, data }) => [`inbox ${as} ${data.item.id}`],
  'equipments.claimWelcome': ({ as, data }) => [`sword ${as} ${data.id}`],
  'users.claimFirstDay': ({ as, data }) => [`box ${as} ${data.step}`],
  'season.claimPathStep': ({ as, data }) => [`step ${as} ${data.season} ${data.step}`],
  'chests.open': ({ as, input }) => [`chest ${as} ${input.params.id}`],
  'equipments.refine': ({ as, input }) => [`refine ${as} ${input.params.id}`],
  'equipments.awaken': ({ as, input }) => [`awaken ${as} ${input.params.id}`],
  'equipments.reroll': ({ as, input, data }) => [`re-roll ${as} ${input.params.id} ${data.reroll_count}`],
  'equipments.polish': ({ as, input }) => [`polish ${as} ${input.params.id} ${input.body.price}`],
  'wardrobe.buy': ({ as, input }) => [`look ${as} ${input.params.slug} ${input.body.price}`],
  'island.build': ({ as, input }) => [`piece ${as} ${input.params.slug}`],
  'equipments.dismantle': ({ as, input }) => input.body.user_equipment_ids.map((id) => `dismantle ${as} ${id}`),
  'equipments.adsReroll': ({ as }) => [`free re-roll ${as}`],
  'market.add': ({ as, data }) => [`listed ${as} ${data.id}`],
  'market.buy': ({ as, input }) => [`bought ${as} ${input.body.market_equipment_id}`],
  'market.cancel': ({ as, data }) => [`unlisted ${as} ${data.user_equipment_id}`],
  'stones.upgrade': ({ as, data }) => [`merged ${as} stone:${data.id}`],
  'boss.fight': ({ as, data }) => [`boss ${as} ${data.replay_id} ${data.rewards.tok}`],
  'guild.create': ({ as, data }) => [`founded ${as} ${data.guild.id}`],
  'guild.join': ({ as, data }) => (data.joined ? [`joined a guild ${as} ${data.guild.id}`] : []),
  'guild.leave': ({ as }) => [`left a guild ${as}`],
  'guild.donate': ({ as, input, data }) => [`donated ${as} ${data.guild.id} ${input.body.amount}`],
  // Only kicks. Other actions may succeed without effect, such as promoting an officer.
  'guild.member': ({ as, input, data }) =>
    input.body.action === 'kick' ? [`kicked ${input.params.user_id} by ${as} ${data.id}`] : [],
  'luck.turnOver': ({ as, data }) => [`turned over ${as} ${data.revealed.no}`],
}

const iso = (instant: string): string => new Date(instant).toISOString()

const claimedBy = <N extends CallName>({ name, ...done }: Acknowledged<N>): string[] => CLAIMED[name]?.(done) ?? []

export const reportedFacts = (acknowledged: readonly Acknowledged[]): string[] => acknowledged.flatMap(claimedBy).sort()

const at = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', ${sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')})`

/** Ids of players; both ends are included. */
export interface PlayerRange {
  readonly from: number
  readonly to: number
}

export const storedFacts = async (db: Db, { from, to }: PlayerRange): Promise<string[]> => {
  const own = (column: string) => sql`${sql.ref(column)} between ${from} and ${to}`
  const { rows } = await sql<{ line: string }>`
    select 'joined ' || id as line from players where ${own('id')}
    union all select format('claim %s %s %s', account, amount, ${at('at')})
      from ledger where reason = 'claim' and ${own('account')}
    union all select format('upgrade %s %s %s', player_id, upgrade_type, level) from upgrades where ${own('player_id')}
    union all select format('mission %s %s', player_id, mission_id) from missions_done where ${own('player_id')}
    union all select format('hunt %s %s %s %s', player_id, slug, ${at('started_at')}, outcome ->> 'kills')
      from hunts where ${own('player_id')}
    union all select format('hunted %s %s', account, amount)
      from ledger where reason = 'hunt' and asset = 'tok' and ${own('account')}
    union all select format('milestone %s %s', player_id, level) from hunt_milestones where ${own('player_id')}
    union all select 'check-in ' || account
      from ledger where reason = 'check-in' and asset = 'tok' and ${own('account')}
    union all select format('%s %s %s-%s %s', kind, attacker_id, attacker_id, fights.id, coalesce((
        select sum(amount) from ledger where ref = fights.id::text and asset = 'tok' and account = attacker_id
          and reason in ('fight-win', 'first-win', 'win-streak', 'boss-fight')), 0))
      from fights where ${own('attacker_id')}
    union all select 'boost ' || player_id from boosts_taken where ${own('player_id')}
    union all select format('army %s %s', account, ref) from ledger where reason = 'army-rank' and ${own('account')}
    union all select 'house ' || account from ledger where reason = 'switch-house' and ${own('account')}
    union all select 'house ' || id from players where house_switched_at is not null and ${own('id')}
    union all select format('inbox %s %s', player_id, id) from inbox where claimed_at is not null and ${own('player_id')}
    union all select format('sword %s %s', player_id, item_id) from welcome_swords where ${own('player_id')}
    union all select format('box %s %s', player_id, step)
      from first_days cross join unnest(${[...FIRST_DAYS_STEPS]}::text[]) with ordinality as steps (step, place)
      where claimed & (1 << (place - 1)::integer) <> 0 and ${own('player_id')}
    union all select format('step %s %s %s', player_id, season, step)
      from season_paths cross join generate_series(1, ${PATH_STEPS}::integer) as step
      where steps & (1 << (step - 1)) <> 0 and ${own('player_id')}
    union all select format('chest %s %s', account, ref)
      from ledger where reason = 'win-chest' and asset = 'material-wood' and ${own('account')}
    union all select format('%s %s %s', reason, account, ref) from ledger
      where ${own('account')} and ((reason = 'refine' and asset = 'material-wood')
        or (reason = 'awaken' and asset = 'material-awake-stone') or (reason = 'dismantle' and asset = 'equipment'))
    union all select format('re-roll %s %s %s', account, ref, log(2, -amount / 1000000000)::integer + 1)
      from ledger where reason = 're-roll' and ${own('account')}
    union all select format('polish %s %s %s', account, ref, -amount)
      from ledger where reason = 'polish' and ${own('account')}
    union all select format('look %s %s %s', account, ref, -amount)
      from ledger where reason = 'wardrobe' and ${own('account')}
    union all select format('piece %s %s', account, ref)
      from ledger where reason = 'island' and asset = 'material-wood' and ${own('account')}
    union all select 'free re-roll ' || player_id from ad_watches
      where purpose = 'credit' and spent_at is not null and ${own('player_id')}
    union all select format('listed %s %s-%s', seller_id, seller_id, id) from listings where ${own('seller_id')}
    union all select format('bought %s %s-%s', player_id, other_id, id)
      from market_trades where side = 'bought' and ${own('player_id')}
    union all select format('unlisted %s %s', seller_id, item_id)
      from listings where status = 'cancelled' and ${own('seller_id')}
    union all select format('merged %s %s', account, asset)
      from ledger where reason = 'stone-merge' and amount > 0 and ${own('account')}
    union all select format('founded %s %s', account, ref)
      from ledger where reason = 'guild-create' and ${own('account')}
    union all select format('donated %s %s %s', account, ref, -amount)
      from ledger where reason = 'guild-donate' and ${own('account')}
    union all select case event when 'joined' then format('joined a guild %s %s', who_id, slug)
        when 'left' then 'left a guild ' || who_id else format('kicked %s by %s %s', whom_id, who_id, slug) end
      from guild_log join guilds on guilds.id = guild_log.guild_id
      where event in ('joined', 'left', 'kicked') and ${own('who_id')}
    union all select format('turned over %s %s', player_id, no)
      from luck_chains where revealed_at is not null and ${own('player_id')}`.execute(db)
  return rows.map(({ line }) => line).sort()
}

/**
 * Wrong payments that no single answer shows. The share of a claim at the instant at which the friend's referral
 * qualifies may be paid or not.
 */
export const wrongPayments = async (db: Db): Promise<unknown[]> => {
  // A cause pays an asset only once, unless its reason recurs.
  const twice = await sql`
    select reason, account, asset, ref, count(*) from ledger
    where ref is not null and reason not in ('task', 'referral-share', 'switch-house', 'refine', 'awaken', 're-roll',
      'polish', 'stone-merge', 'guild-donate')
      and not (asset = 'equipment' and reason in ('market-sale', 'market-buy'))
    group by reason, account, asset, ref having count(*) > 1`.execute(db)
  const referrals = await sql`
    select id, referral_qualified_at, fights from players
    where referrer_id is not null and (referral_qualified_at is not null) <> (fights >= 3)
    union all
    select p.id, p.referral_qualified_at, p.fights from players p
    where p.referral_qualified_at is not null and (select count(*) from ledger
      where reason = 'referral' and ref = p.id::text and account = p.referrer_id and amount = 2000000000) <> 1
    union all
    select p.id, p.referral_qualified_at, p.fights from players p
    left join friendships f on f.inviter_id = p.referrer_id and f.friend_id = p.id
    where p.referrer_id is not null and (f.qualified_at is distinct from p.referral_qualified_at
      or f.earned_nano is distinct from coalesce((select sum(amount) from ledger
        where reason in ('referral', 'referral-share') and ref = p.id::text and account = p.referrer_id), 0))
    union all
    select friend_id, qualified_at, null from friendships where not exists (
      select from players where players.id = friend_id and referrer_id = inviter_id)
    union all
    select player_id, since, qualified from inviters full join (
      select inviter_id as player_id, count(*) as friends, max(qualified_at) as last from friendships
      where qualified_at is not null group by inviter_id) as counted using (player_id)
    where qualified is distinct from friends or since is distinct from last`.execute(db)
  const shares = await sql`
    with claims as (
      select claim.at, p.id::text as friend, p.referrer_id as inviter, div(claim.amount * 5, 100)::bigint as amount,
        p.referral_qualified_at < claim.at as is_sure
      from ledger claim join players p on p.id = claim.account
      where claim.reason = 'claim' and p.referral_qualified_at <= claim.at
        and claim.at < p.referral_qualified_at + interval '30 days' and claim.amount >= 20),
    paid as (
      select at, ref as friend, account as inviter, amount from ledger where reason = 'referral-share')
    (select 'unpaid' as problem, * from (
      select at, friend, inviter, amount from claims where is_sure except all select * from paid) as a)
    union all (select 'not due', * from (
      select * from paid except all select at, friend, inviter, amount from claims) as b)`.execute(db)
  const upgrades = await sql`
    select player_id, upgrade_type, level from upgrades where upgrade_type <> 'honor'
    except all select account, split_part(ref, ':', 1), split_part(ref, ':', 2)::smallint
      from ledger where reason = 'upgrade'`.execute(db)
  const tasks = await sql`
    select player_id, task_id from task_rewards where task_id = 'refer-a-friend' or task_id = 'be-premium'
    except all select account, ref from ledger where reason = 'task' and asset = 'tok'`.execute(db)
  const army = await sql`
    select id, army_stars_spent from players
    where army_stars_spent <> coalesce((
      select -sum(amount) from ledger where reason = 'army-rank' and account = players.id), 0)`.execute(db)
  const crowded = await sql`
    select attacker_id, date_trunc('day', at at time zone 'UTC') from fights where kind = 'challenge'
    group by 1, 2 having count(*) > 20`.execute(db)
  // Every number of a luck chain is used once, and each work on an item has its roll.
  const rolls = await sql`
    select player_id, number, count(*) from luck_rolls group by 1, 2 having count(*) > 1
    union all
    select player_id, next_number, 0 from luck_chains where revealed_at is null and next_number - 1 <> (
      select count(*) from luck_rolls where luck_rolls.player_id = luck_chains.player_id)
    union all
    select player_id, null, count(*) from (
      select account as player_id from ledger
      where reason = 're-roll' or (reason = 'refine' and asset = 'material-wood') or reason = 'awaken'
      union all select player_id from ad_watches where purpose = 'credit' and spent_at is not null) as works
    group by 1 having count(*) <> (select count(*) from luck_rolls
      where luck_rolls.player_id = works.player_id and name in ('refine', 'awaken', 're-roll'))`.execute(db)
  // Each item given and not taken exists once, with the owner that the ledger names.
  const wrongItems = await sql`
    select * from (select account as owner_id, ref as id, sum(amount) as amount from ledger where asset = 'equipment'
        group by 1, 2) as booked
      full join (select owner_id, id::text as id, count(*) as there from items group by 1, 2) as kept using (owner_id, id)
    where coalesce(amount, 0) <> coalesce(there, 0) or amount not in (0, 1)
    union all
    select min(owner_id), id::text, null, count(*) from items group by id having count(*) > 1`.execute(db)
  const crowdedSlots = await sql`
    select owner_id, type from items where status = 'equipped' group by 1, 2 having count(*) > 1`.execute(db)
  const negative = await sql`select owner_id, asset, amount from balances where amount < 0`.execute(db)
  return [twice, referrals, shares, upgrades, tasks, army, crowded, rolls, wrongItems, crowdedSlots, negative].flatMap(
    ({ rows }) => rows,
  )
}
