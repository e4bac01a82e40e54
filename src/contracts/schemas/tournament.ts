import { z } from 'zod'
import { BOX_KINDS } from '../../rules/items/boxes.ts'
import { BRACKET_PLACES } from '../../rules/tournament/bracket.ts'
import type { TopicCalls } from './call-schema.ts'
import { fighterProfile } from './fighter.ts'
import { houseId, isoInstant, pageNumber, star, tokNano } from './scalars.ts'

/** The UTC day at whose 20:00 a tournament closes. */
const tournamentDay = z.iso.date()
const bracketNo = z.coerce.number().int().min(1).max(1_000_000)
const place = z.literal(BRACKET_PLACES)

/** What a place brings; a bot's or an NPC's brings nothing. */
const prize = z.object({
  tok: tokNano,
  star,
  boxes: z.array(z.enum(BOX_KINDS)),
  league_points: z.int().nonnegative(),
})

/**
 * Where a tournament stands. `open`: one can enter; `fighting`: from 20:00 until the results can be seen; `done`: they can.
 * A server that was off at 20:00 is late: the phase says what has happened, not what the clock says.
 */
const phase = z.enum(['open', 'fighting', 'done'])

/** What makes a tournament provable (R26), as far as it is published. */
const proof = z.object({
  /** SHA-256 of the day's seed, hex; shown before the first entry. */
  seed_hash: z.string(),
  /** SHA-256 over the slices of the sorted entrants, hex; null until the pass at 20:00 is through. */
  entrants_hash: z.string().nullable(),
  /** The day's seed; null until the results can be seen. */
  seed: z.string().nullable(),
  /** The rules by which its fights were fought; null until then. */
  rules_version: z.string().nullable(),
})

/** Why an entry has no bracket; its ticket went back to the inbox but for a deleted player's. */
const returnedFor = z.enum(['banned', 'no-bracket', 'alone'])

/** An entry of the caller's own. `id` is `{day}.{no}`. */
const ownEntry = z.object({
  id: z.string(),
  entered_at: isoInstant,
  /** From the results on: where it fought and how it ended. */
  bracket: z.int().positive().nullable(),
  seat: z.int().nonnegative().nullable(),
  place: place.nullable(),
  wins: z.int().nonnegative(),
  prize: prize.nullable(),
  returned: returnedFor.nullable(),
  /** The inbox entry that holds the prize, and whether it was claimed; null without one. */
  inbox: z.object({ id: z.uuid(), claimed: z.boolean() }).nullable(),
  /** Replay id of the fight that ended the run; null for a winner. */
  last_fight: z.string().nullable(),
})

/** A day with what the caller had of it. */
const ownDay = z.object({
  day: tournamentDay,
  entrants: z.int().nonnegative(),
  brackets: z.int().nonnegative(),
  entries: z.array(ownEntry),
})

const tournamentPage = z.object({
  day: tournamentDay,
  phase,
  /** 20:00 and 20:05 UTC of the day. */
  closes_at: isoInstant,
  results_at: isoInstant,
  /** Entries of everybody so far. */
  entrants: z.int().nonnegative(),
  entries: z.array(ownEntry),
  max_entries: z.int().positive(),
  tickets: z.int().nonnegative(),
  /** What the caller still lacks to enter: three fights, an account of 24 hours (R26); null when nothing. */
  needs: z.object({ fights: z.int().nonnegative(), account_from: isoInstant }).nullable(),
  /** What places bring in a bracket of sixteen people or more, the best first. */
  prizes: z.array(prize.extend({ place })),
  proof,
  /** The caller's last three days with results, newest first. */
  last: z.array(ownDay),
  /** The newest day whose results can be seen, for whoever wants to watch; null before the first. */
  newest: z
    .object({
      day: tournamentDay,
      results_at: isoInstant,
      entrants: z.int().nonnegative(),
      brackets: z.int().nonnegative(),
      /** Replay id of the final of the strongest bracket; null where nobody fought. */
      final: z.string().nullable(),
    })
    .nullable(),
})

const bracketRow = z.object({
  no: z.int().positive(),
  /** Brackets of one pool have players of alike power. */
  pool: z.int().positive(),
  entries: z.int().nonnegative(),
  people: z.int().nonnegative(),
  /** The slice of the order by power that has the bracket's number, as hashed (R26). */
  slice: z.object({
    size: z.int().nonnegative(),
    lowest: z.int().nonnegative(),
    highest: z.int().nonnegative(),
    hash: z.string(),
  }),
  /** Whether the caller is in it. */
  is_own: z.boolean(),
})

/** A fighter of a bracket. */
const bracketSeat = z.object({
  kind: z.enum(['player', 'npc', 'bot']),
  /** Null of a bot, and of an account that was erased. */
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
  /** From top to bottom; the winner goes to match `floor(no / 2)` of the next round. */
  no: z.int().nonnegative(),
  upper: z.int().nonnegative(),
  /** Null for a bye. */
  lower: z.int().nonnegative().nullable(),
  winner: z.int().nonnegative(),
  /** Null for a bye. */
  replay_id: z.string().nullable(),
})

/** An entrant of a bracket as it is hashed: the line of the rules' `entrantLine`. */
const provenBracket = z.object({
  seed: z.string(),
  /** In the order in which they were dealt. */
  entrants: z.array(z.string()),
  /** Of the pool's last bracket: entrants whose ticket went back. */
  returned: z.array(z.string()),
})

const bracket = z.object({
  day: tournamentDay,
  no: z.int().positive(),
  pool: z.int().positive(),
  brackets: z.int().positive(),
  people: z.int().nonnegative(),
  seats: z.array(bracketSeat),
  /** Round by round, each from top to bottom. */
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
  /** The caller's day with its results; without `day` the newest with an own entry. */
  'tournament.result': { query: z.object({ day: tournamentDay.optional() }), data: ownDay.extend({ proof }) },
  /** All brackets of a day whose results can be seen, from the strongest. */
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
