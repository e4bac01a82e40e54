import type { CallName } from '#contracts/calls.ts'

export interface ClientQuery {
  readonly queryKey: readonly [CallName, object?]
  readonly initialPageParam?: unknown
}
type QueryFile = Readonly<Record<string, unknown>>
const QUERY_FILES = Object.values(import.meta.glob<QueryFile>('../../src/client/topics/*/queries.ts', { eager: true }))

export interface Subjects {
  readonly item: string
  readonly guild: string
  readonly replay: string
  readonly listing: string
  readonly player: number
}
const argumentsOf = ({
  item,
  guild,
  replay,
  listing,
  player,
}: Subjects): Readonly<Record<string, readonly unknown[]>> => ({
  dismantlePreviewQuery: [item],
  rerollCountQuery: [item],
  freeRerolledQuery: [item],
  bossPageQuery: ['boss-mammoth'],
  bossFightsLeftQuery: ['boss-mammoth'],
  bossBoardQuery: ['individual', 'boss-mammoth', 1],
  bossBoardMeQuery: ['boss-mammoth'],
  bossesMeanwhileQuery: [Date.UTC(2026, 0, 1)],
  friendsQuery: [1],
  guildsQuery: [{}],
  guildDetailQuery: [guild],
  presetQuery: [1],
  itemQuery: [item],
  opponentPreviewQuery: ['5000'],
  replayQuery: [replay],
  verificationQuery: [replay],
  historyQuery: ['all', 1],
  shopOddsQuery: ['wood-box-tok'],
  ordersQuery: [],
  orderQuery: ['019aaf00-0000-7000-8000-000000000001'],
  receiptProofQuery: ['2026-11-16', 'league'],
  boardQuery: ['pvp', 1],
  ownRowQuery: ['pvp'],
  ledgerQuery: ['all'],
  luckRollsQuery: [],
  onSaleQuery: [item],
  pricesQuery: ['sword-uncommon', 'uncommon'],
  listingsQuery: [{}],
  listingQuery: [listing],
  leagueRewardQuery: ['I'],
  leagueBoardQuery: [null, 1],
  leaguePointsQuery: [null, 1],
  tournamentResultQuery: [null],
  bracketsQuery: ['2026-01-01', 1],
  showcaseQuery: [player],
  bracketQuery: ['2026-01-01', 1],
  airdropLineQuery: ['season-11'],
})

export const queriesAbout = (subjects: Subjects): ClientQuery[] => {
  const known = argumentsOf(subjects)
  return QUERY_FILES.flatMap((file) =>
    Object.entries(file).flatMap(([name, query]) => {
      if (typeof query === 'function') {
        const args = known[name]
        if (!args) throw new Error(`${name} has no arguments here: add a line to argumentsOf`)
        return [query(...args) as ClientQuery]
      }
      return typeof query === 'object' && query !== null && 'queryKey' in query ? [query as ClientQuery] : []
    }),
  )
}

/** An answer in the form in which the query cache holds it. */
export const cached = (query: ClientQuery, answer: unknown): unknown =>
  'initialPageParam' in query ? { pages: [answer], pageParams: [null] } : answer
