import { z } from 'zod'
import { BOX_KINDS } from '#rules/items/boxes.ts'
import { BRACKET_PLACES } from '#rules/tournament/bracket.ts'
import type { TopicCalls } from './call-schema.ts'
import { fighterProfile } from './fighter.ts'
import { entryNeeds, houseId, isoInstant, pageNumber, star, tokNano } from './scalars.ts'

/** A UTC day. Entries close at 20:00 of this day. */
const tournamentDay = z.iso.date()
const bracketNo = z.coerce.number().int().min(1).max(1_000_000)
const place = z.literal(BRACKET_PLACES)

/** Bots and NPCs get no prize. */
const prize = z.object({
  tok: tokNano,
  star,
  boxes: z.array(z.enum(BOX_KINDS)),
  league_points: z.int().nonnegative(),
})

/**
 * `fighting` lasts from the close at 20:00 until the results are out, which is at 20:05 or later, but at midnight at
 * the latest.
 */
const phase = z.enum(['open', 'fighting'])

/** Fairness proof (R26). Null fields are not published yet. */
const proof = z.object({
  /** SHA-256 of the text `seed`, in hex. Published before the first entry. */
  seed_hash: z.string(),
  /** SHA-256 in hex over the slices of sorted entrants. Published at the close, before the draw. */
  entrants_hash: z.string().nullable(),
  /** As `rules_version`, null until the results are out. */
  seed: z.string().nullable(),
  rules_version: z.string().nullable(),
})

/** Why an entry has no bracket. The ticket went back to the inbox, unless the player was deleted. */
const returnedFor = z.enum(['banned', 'no-bracket', 'alone'])

/** `id` is `{day}.{no}`. */
const ownEntry = z.object({
  id: z.string(),
  entered_at: isoInstant,
  /** Null until the results are out and for returned entries, as are `seat`, `place`, `prize` and `last_fight`. */
  bracket: z.int().positive().nullable(),
  seat: z.int().nonnegative().nullable(),
  place: place.nullable(),
  wins: z.int().nonnegative(),
  prize: prize.nullable(),
  returned: returnedFor.nullable(),
  inbox: z.object({ id: z.uuid(), claimed: z.boolean() }).nullable(),
  /** Replay id of the lost fight. Null also for a winner. */
  last_fight: z.string().nullable(),
})

const ownDay = z.object({
  day: tournamentDay,
  entrants: z.int().nonnegative(),
  brackets: z.int().nonnegative(),
  entries: z.array(ownEntry),
})

const tournamentPage = z.object({
  day: tournamentDay,
  phase,
  /** 20:00 UTC of the day, and 20:05. */
  closes_at: isoInstant,
  results_at: isoInstant,
  entrants: z.int().nonnegative(),
  entries: z.array(ownEntry),
  max_entries: z.int().positive(),
  tickets: z.int().nonnegative(),
  /** Entering takes three fights and an account age of 24 hours (R26). */
  needs: entryNeeds,
  /** Prizes in a bracket with at least sixteen people, after at least one win, best place first. */
  prizes: z.array(prize.extend({ place })),
  proof,
  /** The caller's days with results, newest first, at most three. */
  last: z.array(ownDay),
  newest: z
    .object({
      day: tournamentDay,
      results_at: isoInstant,
      entrants: z.int().nonnegative(),
      brackets: z.int().nonnegative(),
      /** Replay id of the strongest bracket's final. Null if it was not fought. */
      final: z.string().nullable(),
    })
    .nullable(),
})

const bracketRow = z.object({
  no: z.int().positive(),
  /** Number of the bracket's pool. All brackets of a pool have entrants of similar power. */
  pool: z.int().positive(),
  entries: z.int().nonnegative(),
  people: z.int().nonnegative(),
  /**
   * The slice of the power order with this bracket's number, as it was hashed (R26). The bracket's entrants come from
   * all slices of its pool.
   */
  slice: z.object({
    size: z.int().nonnegative(),
    lowest: z.int().nonnegative(),
    highest: z.int().nonnegative(),
    hash: z.string(),
  }),
  is_own: z.boolean(),
})

const bracketSeat = z.object({
  kind: z.enum(['player', 'npc', 'bot']),
  /** Null for bots and erased accounts. */
  user_id: z.int().nullable(),
  username: z.string().nullable(),
  house_id: houseId,
  power: z.int().nonnegative(),
  profile: fighterProfile.pick({ cosmetic: true, pet: true, rank: true }),
  is_own: z.boolean(),
  place,
  wins: z.int().nonnegative(),
  prize: prize.nullable(),
})

const bracketMatch = z.object({
  round: z.int().positive(),
  /** Position in the round, from 0 at the top. The winner goes to match `floor(no / 2)` of the next round. */
  no: z.int().nonnegative(),
  upper: z.int().nonnegative(),
  /** Null for a bye. */
  lower: z.int().nonnegative().nullable(),
  winner: z.int().nonnegative(),
  /** Null for a bye, and for a fight with a fighter whose skill or item is gone from the game. */
  replay_id: z.string().nullable(),
})

/** Proof of a bracket. Each entrant is an `entrantLine` of the rules, as it was hashed. */
const provenBracket = z.object({
  seed: z.string(),
  /** In dealing order. */
  entrants: z.array(z.string()),
  /** Entrants whose ticket was returned. The last bracket of a pool lists all of the pool's, the others none. */
  returned: z.array(z.string()),
})

const bracket = z.object({
  day: tournamentDay,
  no: z.int().positive(),
  pool: z.int().positive(),
  brackets: z.int().positive(),
  people: z.int().nonnegative(),
  seats: z.array(bracketSeat),
  /** Sorted by round, then from top to bottom. */
  matches: z.array(bracketMatch),
  proof: provenBracket,
})

const entered = z.object({
  entries: z.array(ownEntry),
  entrants: z.int().nonnegative(),
  tickets: z.int().nonnegative(),
})

export const tournamentCalls = {
  'tournament.get': { data: tournamentPage },
  'tournament.enter': { data: entered },
  'tournament.leave': { body: z.object({ entry_id: z.string().max(16) }), data: entered },
  /** `day` defaults to the newest day with results that the caller entered. */
  'tournament.result': { query: z.object({ day: tournamentDay.optional() }), data: ownDay.extend({ proof }) },
  /** Strongest bracket first. Days without results are refused. */
  'tournament.brackets': {
    query: z.object({ day: tournamentDay, page: pageNumber(1000) }),
    data: z.object({
      day: tournamentDay,
      entrants: z.int().nonnegative(),
      proof,
      items: z.array(bracketRow),
      total: z.int().nonnegative(),
      page: z.int(),
      page_size: z.int(),
    }),
  },
  'tournament.bracket': { query: z.object({ day: tournamentDay, no: bracketNo }), data: bracket },
} as const satisfies TopicCalls
