import { parseArgs } from 'node:util'
import type { Kysely, Selectable } from 'kysely'
import { namedItems } from '../art.ts'
import type { Clock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { PlayersTable } from '../db/tables/players.ts'
import type { Entropy } from '../entropy.ts'
import type { OtherNames } from '../modules/guild/operators.ts'
import { OperatorError } from '../operator-error.ts'
import { announceNews, grant, type Operator, pardon, sanction, sendReward, take } from './acts.ts'
import { type LongAct, snapshotLines, takeSnapshot } from './airdrop.ts'
import { formatAmount, parseAmount, parseAsset } from './amounts.ts'
import { bossLines, setHollowDate, setPoolHp } from './boss.ts'
import { setUpBot } from './bot.ts'
import { dissolveByOperator, guildLines, renameByOperator } from './guild.ts'
import { giveItem, itemHistory, itemLines, parseItem, takeItem } from './items.ts'
import { closeListing, listingLines, markLines, ownerLines, undoTrade } from './market.ts'
import { actLines, playerLines } from './player-text.ts'
import { setRank } from './rank.ts'
import { announcementLines, receiptLines, rootLines } from './receipts.ts'
import { openFirstSeason, rehearseSeason, seasonLines, settleSeason, shiftSeason } from './season.ts'
import { changeOffer, type SaidOfOffer, shopLines } from './shop.ts'
import { refundStars, revenueText, starsLines } from './stars.ts'
import { playersLike } from './store.ts'
import { notePrize, undoPrize } from './ton-prizes.ts'
import { tournamentLines, tournamentMarkLines } from './tournament.ts'

/** What `npm run admin` can do, a line a command. */
export const ADMIN_USAGE = `npm run admin -- …
  player <id|name>                            all about a player
  grant <player> <asset> <amount> --why "…"   gives; above the balance limit it goes to the inbox
  take <player> <asset> <amount> --why "…"    takes away
  inbox <player> <asset> <amount> --why "…"   puts it into the inbox, to be taken by hand
  item <player> <slug> [rarity] [--worn]      gives an item, with --why; --worn puts it on
  item <player> take <item id> --why "…"      takes an item away
  item <player> history [item id]             the life of one item; without an id, all items
  rank <player> <points> --why "…"            sets the rank points
  ban <player> --why "…" [--appeal <url>]     403 from the next call on; the player reads why
  watch <player> --why "…"                    noted, and shown on the fair-play page
  unban <player> --why "…"                    lifts a ban or a watch
  market marks [player]                       sales at odd prices, and between the same two
  market listings <player>                    what a player has on the market, and had
  market item <item id>                       who has had an item, by its sales
  market close <listing> --why "…"            takes it off the market
  market undo <listing> --why "…" [--money-only]
                                              item and money go back, or the money alone
  boss show                                   calendar and pools of the guilds' bosses
  boss pool --hp <n> --why "…"                health of each guild's pool that is not emptied
  boss hollow --opens <date|never> --why "…"  what the page says of the Hollow Boss
  season show                                 the calendar, and how far the last ends are settled
  season rehearse                             what this season's end would bring; nothing of it stays
  season settle                               settles now what is due, as the jobs do
  season open --why "…"                       begins the founder's 28 days, once
  season shift <monday> --why "…"             when the first season begins, before anybody has joined
  tournament show                             the newest days, and how far each is
  tournament marks [day]                      brackets with many whom one inviter brought
  receipts show                               the last weeks of receipts: leaves, root, whether it is announced
  receipts roots                              every root, a line of JSON each
  receipts announcement <monday>              what the channel is told of a week, to post it by hand
  shop show                                   every offer: price, end, and what was changed
  shop set <offer> [--price <n>] [--ends <date|never|season>] --why "…"
                                              another price or end, from the next call on
  shop close <offer> --why "…"                takes it off; shop reset <offer> undoes all changes
  airdrop show                                snapshots of the airdrop's points, and how far they are
  airdrop snapshot <name> [--dry-run] [--last] --why "…"
                                              everybody's points under one root; begun already: goes on
  guild <slug>                                members, level and newest log of a guild
  guild <slug> rename --name "…" --tag … --slug … --why "…"
                                              any of the three; the old ones are free a day later
  guild <slug> dissolve --why "…"             ends it; the bot tells its members
  stars <player>                              orders, charges and debts of a player, in Telegram Stars
  stars revenue [<days>]                      what was paid by day and offer, in Telegram Stars; 30 days unless said
  stars refund <player> <charge> --why "…"    gives a payment back, and takes what it brought
  ton-prize <player> <amount> --transaction <hash> --why "…"
                                              notes TON paid by hand to a linked wallet, for the board
  ton-prize undo --transaction <hash> --why "…"
                                              takes a note back
  bot setup                                   tells the messenger how its updates come
  news <now|unix seconds> [--why "…"]         the channel has news: home shows it
  log [player]                                the newest acts of operators
Amounts: TOK as 12.5, all else whole.`

const LOG_LINES = 50

/** What a command runs with. */
interface AdminScope {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly entropy: Entropy
  readonly who: string
  /** For what is said to the messenger. */
  readonly config?: ServerConfig
  /** For what takes long; without it all of it happens at `nowMs`. */
  readonly clock?: Clock
  /** Is told how far a long command is. */
  readonly onProgress?: (line: string) => void
}

interface Said {
  readonly positionals: readonly string[]
  readonly why: string
  readonly appeal: string | null
  readonly worn: boolean
  readonly moneyOnly: boolean
  readonly dryRun: boolean
  readonly last: boolean
  readonly hp: string | null
  readonly opens: string | null
  readonly price: string | null
  readonly ends: string | null
  readonly transaction: string | null
  /** What a guild is to be called. */
  readonly names: OtherNames
}

const parse = (args: readonly string[]): Said => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        appeal: { type: 'string' },
        worn: { type: 'boolean' },
        'money-only': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        last: { type: 'boolean' },
        hp: { type: 'string' },
        opens: { type: 'string' },
        price: { type: 'string' },
        ends: { type: 'string' },
        transaction: { type: 'string' },
        name: { type: 'string' },
        tag: { type: 'string' },
        slug: { type: 'string' },
      },
    })
    return {
      positionals,
      why: values.why ?? '',
      appeal: values.appeal ?? null,
      worn: values.worn ?? false,
      moneyOnly: values['money-only'] ?? false,
      dryRun: values['dry-run'] ?? false,
      last: values.last ?? false,
      hp: values.hp ?? null,
      opens: values.opens ?? null,
      price: values.price ?? null,
      ends: values.ends ?? null,
      transaction: values.transaction ?? null,
      names: {
        ...(values.name !== undefined && { name: values.name }),
        ...(values.tag !== undefined && { tag: values.tag }),
        ...(values.slug !== undefined && { slug: values.slug }),
      },
    }
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${ADMIN_USAGE}`)
  }
}

const onePlayer = async (db: Kysely<Database>, asked: string | undefined): Promise<Selectable<PlayersTable>> => {
  if (asked === undefined) throw new OperatorError(`Name the player by id or username.\n${ADMIN_USAGE}`)
  const [found, ...others] = await playersLike(db, asked)
  if (found === undefined) throw new OperatorError(`There is no player ${asked}.`)
  if (others.length > 0) {
    const ids = [found, ...others].map(({ id }) => id).join(', ')
    throw new OperatorError(`${asked} is the name of several players: ${ids}. Name one by the id.`)
  }
  return found
}

const someone = async (db: Kysely<Database>, asked: string | undefined): Promise<{ id: number; name: string }> => {
  const { id, deleted_at, username, first_name } = await onePlayer(db, asked)
  if (deleted_at) throw new OperatorError(`Player ${id} has deleted the account.`)
  return { id: Number(id), name: `${id} (${username ?? first_name})` }
}

const webAddress = (text: string | null): string | null => {
  if (text === null || /^https:\/\/\S+$/.test(text)) return text
  throw new OperatorError(`"${text}" is no address: --appeal takes one like https://t.me/support.`)
}

const newsInstant = (text: string | undefined, nowMs: number): number => {
  if (text === 'now') return Math.floor(nowMs / 1000)
  if (text !== undefined && /^\d{9,11}$/.test(text)) return Number(text)
  throw new OperatorError(`Say when the news came out: now, or seconds since 1970.\n${ADMIN_USAGE}`)
}

const assetMoves = { grant, take, inbox: sendReward } as const

const moveAsset = async (
  operator: Operator,
  verb: keyof typeof assetMoves,
  [asked, assetText, amountText]: readonly (string | undefined)[],
): Promise<string[]> => {
  const { id, name } = await someone(operator.db, asked)
  if (assetText === undefined || amountText === undefined)
    throw new OperatorError(`Say what and how much.\n${ADMIN_USAGE}`)
  const asset = parseAsset(assetText)
  const amount = parseAmount(asset, amountText)
  const toInbox = (await assetMoves[verb](operator, id, { asset, amount })) && verb !== 'take'
  const did = verb === 'take' ? 'taken from' : toInbox ? 'put into the inbox of' : 'given to'
  return [`${formatAmount(asset, amount)} ${asset} ${did} player ${name}.`]
}

const moveItem = async (
  operator: Operator,
  [asked, slug, rarity]: readonly (string | undefined)[],
  worn: boolean,
): Promise<string[]> => {
  const { id, name } = await someone(operator.db, asked)
  if (slug === undefined) throw new OperatorError(`Say which item.\n${ADMIN_USAGE}`)
  if (slug === 'take' || slug === 'history') {
    if (slug === 'history') {
      return rarity === undefined ? itemLines(operator.db, id) : itemHistory(operator.db, id, rarity)
    }
    if (rarity === undefined) throw new OperatorError(`Say the id of the item.\n${ADMIN_USAGE}`)
    return [`${await takeItem(operator, id, rarity)} taken from player ${name}.`]
  }
  const item = parseItem(slug, rarity)
  const itemId = await giveItem(operator, id, item, worn)
  const sale = namedItems().get(slug)?.tradeable === false ? ', never to be sold,' : ''
  return [
    `${item.name} (${item.rarity} ${item.type})${sale} ${worn ? 'put on' : 'given to'} player ${name}: ${itemId}.`,
  ]
}

const onMarket = async (
  operator: Operator,
  [verb, asked]: readonly (string | undefined)[],
  isMoneyOnly: boolean,
): Promise<string[]> => {
  const { db } = operator
  if (verb === 'marks') return markLines(db, asked === undefined ? null : Number((await onePlayer(db, asked)).id))
  if (verb === 'listings') return listingLines(db, Number((await onePlayer(db, asked)).id))
  if (asked !== undefined) {
    if (verb === 'item') return ownerLines(db, asked)
    if (verb === 'close') return [await closeListing(operator, asked)]
    if (verb === 'undo') return undoTrade(operator, asked, isMoneyOnly)
  }
  throw new OperatorError(ADMIN_USAGE)
}

const onBosses = async (
  operator: Operator,
  verb: string | undefined,
  { hp, opens }: Pick<Said, 'hp' | 'opens'>,
): Promise<string[]> => {
  if (verb === 'show') return bossLines(operator)
  if (verb === 'pool') return [await setPoolHp(operator, hp)]
  if (verb === 'hollow') return [await setHollowDate(operator, opens)]
  throw new OperatorError(ADMIN_USAGE)
}

const OFFER_VERBS = ['set', 'close', 'reset']

const onShop = async (
  operator: Operator,
  [verb, type]: readonly (string | undefined)[],
  said: SaidOfOffer,
): Promise<string[]> => {
  if (verb === 'show') return shopLines(operator)
  if (verb !== undefined && OFFER_VERBS.includes(verb)) return [await changeOffer(operator, verb, type, said)]
  throw new OperatorError(ADMIN_USAGE)
}

const onSeason = async (operator: Operator, [verb, monday]: readonly (string | undefined)[]): Promise<string[]> => {
  if (verb === 'show') return seasonLines(operator)
  if (verb === 'rehearse') return rehearseSeason(operator)
  if (verb === 'settle') return settleSeason(operator)
  if (verb === 'open') return [await openFirstSeason(operator)]
  if (verb === 'shift') return [await shiftSeason(operator, monday)]
  throw new OperatorError(ADMIN_USAGE)
}

const onTournament = async ({ db }: Operator, [verb, day]: readonly (string | undefined)[]): Promise<string[]> => {
  if (verb === 'show') return tournamentLines(db)
  if (verb === 'marks') return tournamentMarkLines(db, day)
  throw new OperatorError(ADMIN_USAGE)
}

const onAirdrop = async (
  operator: Operator,
  [verb, name]: readonly (string | undefined)[],
  how: Pick<Said, 'dryRun' | 'last'>,
  during: LongAct,
): Promise<string[]> => {
  if (verb === 'show') return snapshotLines(operator.db)
  if (verb === 'snapshot') return takeSnapshot(operator, name, how, during)
  throw new OperatorError(ADMIN_USAGE)
}

const onReceipts = async (operator: Operator, [verb, monday]: readonly (string | undefined)[]): Promise<string[]> => {
  if (verb === 'show') return receiptLines(operator)
  if (verb === 'roots') return rootLines(operator)
  if (verb === 'announcement') return announcementLines(operator, monday)
  throw new OperatorError(ADMIN_USAGE)
}

const onGuild = async (
  operator: Operator,
  [slug, verb]: readonly (string | undefined)[],
  names: OtherNames,
): Promise<string[]> => {
  if (slug !== undefined) {
    if (verb === undefined) return guildLines(operator, slug)
    if (verb === 'rename') return [await renameByOperator(operator, slug, names)]
    if (verb === 'dissolve') return [await dissolveByOperator(operator, slug)]
  }
  throw new OperatorError(ADMIN_USAGE)
}

const onStars = async (operator: Operator, rest: readonly (string | undefined)[]): Promise<string[]> => {
  const [verb, asked, charge] = rest
  if (verb === 'revenue') return revenueText(operator, asked)
  if (verb !== 'refund') return starsLines(operator.db, Number((await onePlayer(operator.db, verb)).id))
  if (charge === undefined) throw new OperatorError(`Say which charge.\n${ADMIN_USAGE}`)
  return [await refundStars(operator, Number((await onePlayer(operator.db, asked)).id), charge)]
}

/**
 * Runs one command of an operator. Every act is a row of the log, and what moves is a ledger row too, all or nothing.
 * @returns the output, line by line
 * @throws OperatorError when it cannot be done
 */
export const runAdmin = async (scope: AdminScope, args: readonly string[]): Promise<string[]> => {
  const { positionals, why, appeal, worn, moneyOnly, ...said } = parse(args)
  const [verb, ...rest] = positionals
  const { db, nowMs } = scope
  const operator: Operator = { ...scope, why: verb === 'news' && why === '' ? 'news' : why }
  switch (verb) {
    case 'player':
      return playerLines(db, await onePlayer(db, rest[0]), nowMs)
    case 'grant':
    case 'take':
    case 'inbox':
      return moveAsset(operator, verb, rest)
    case 'item':
      return moveItem(operator, rest, worn)
    case 'rank': {
      const { id, name } = await someone(db, rest[0])
      return [`Player ${name} has ${rest[1]} rank points: ${await setRank(operator, id, rest[1])}.`]
    }
    case 'ton-prize':
      if (rest[0] === 'undo') return [await undoPrize(operator, said.transaction)]
      return [await notePrize(operator, await someone(db, rest[0]), rest[1], said.transaction)]
    case 'market':
      return onMarket(operator, rest, moneyOnly)
    case 'boss':
      return onBosses(operator, rest[0], said)
    case 'shop':
      return onShop(operator, rest, said)
    case 'season':
      return onSeason(operator, rest)
    case 'tournament':
      return onTournament(operator, rest)
    case 'receipts':
      return onReceipts(operator, rest)
    case 'stars':
      return onStars(operator, rest)
    case 'airdrop':
      return onAirdrop(operator, rest, said, {
        onProgress: scope.onProgress ?? (() => {}),
        clock: scope.clock ?? { nowMs: () => nowMs },
      })
    case 'bot':
      if (rest[0] !== 'setup' || !scope.config) throw new OperatorError(ADMIN_USAGE)
      return [await setUpBot(scope.config)]
    case 'guild':
      return onGuild(operator, rest, said.names)
    case 'ban':
    case 'watch': {
      const { id, name } = await someone(db, rest[0])
      await sanction(operator, id, verb === 'ban' ? 'banned' : 'watched', webAddress(appeal))
      return [`Player ${name} is ${verb === 'ban' ? 'banned' : 'watched'}.`]
    }
    case 'unban': {
      const { id, name } = await someone(db, rest[0])
      await pardon(operator, id)
      return [`Player ${name} is in good standing again.`]
    }
    case 'news': {
      const atSeconds = newsInstant(rest[0], nowMs)
      await announceNews(operator, atSeconds)
      return [`The latest news is of ${new Date(atSeconds * 1000).toISOString()}.`]
    }
    case 'log':
      return actLines(db, rest[0] === undefined ? null : Number((await onePlayer(db, rest[0])).id), LOG_LINES)
    default:
      throw new OperatorError(ADMIN_USAGE)
  }
}
