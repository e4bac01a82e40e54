import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { logAct } from '#server/admin/store.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import type { DeskDeps } from './desk-deps.ts'
import { DeskError } from './desk-error.ts'
import { codeKey, countTry, fromKey, nameKey, pairKey } from './try-store.ts'

interface Note {
  readonly act: string
  readonly who: string
  readonly why: string
}

/** Adds a row about signing in to the audit log. */
export const note = (
  { db, clock, entropy }: Pick<DeskDeps, 'db' | 'clock' | 'entropy'>,
  noted: Note,
): Promise<void> => {
  const nowMs = clock.nowMs()
  return logAct(db, { id: uuidV7(entropy, nowMs), playerId: null, details: {}, ...noted }, nowMs)
}

export interface SignInTry {
  readonly name: string
  /** Address group. */
  readonly from: string
  readonly isKnown: boolean
}

interface Limit {
  readonly max: number
  readonly windowMs: number
  readonly key: (tried: SignInTry) => string
  readonly text: (tried: SignInTry) => string
}

/**
 * One address cannot lock an operator out everywhere: `pair` is reached long before `name`. `name` stops guesses from
 * many addresses. `code` stops an attacker who knows the password from guessing codes.
 */
const LIMITS = {
  from: {
    max: 20,
    windowMs: 15 * MS_PER_MINUTE,
    key: ({ from }) => fromKey(from),
    text: ({ from }) => `too many tries to sign in from ${from}`,
  },
  pair: {
    max: 5,
    windowMs: 15 * MS_PER_MINUTE,
    key: ({ name, from }) => pairKey(name, from),
    text: ({ name, from }) => `too many tries to sign in as ${name} from ${from}`,
  },
  name: {
    max: 30,
    windowMs: MS_PER_HOUR,
    key: ({ name }) => nameKey(name),
    text: ({ name }) => `too many tries to sign in as ${name} from anywhere`,
  },
  code: {
    max: 20,
    windowMs: MS_PER_DAY,
    key: ({ name }) => codeKey(name),
    text: ({ name }) => `too many wrong codes with the password of ${name}`,
  },
} as const satisfies Readonly<Record<string, Limit>>

/** Counts the try first. @throws DeskError `sign-in-locked` with the seconds to wait */
export const refuseTooMany = async (desk: DeskDeps, kind: keyof typeof LIMITS, tried: SignInTry): Promise<void> => {
  const { max, windowMs, key, text }: Limit = LIMITS[kind]
  const nowMs = desk.clock.nowMs()
  const { tries, since } = await countTry(desk.db, key(tried), nowMs, windowMs)
  if (tries <= max) return
  // Reported once per window. Only a known operator gets a row in the audit log, which is kept forever: strangers must
  // not fill it.
  if (tries === max + 1) {
    if (tried.isKnown && kind !== 'from') await note(desk, { act: 'desk-lock', who: 'desk', why: text(tried) })
    else desk.log.warn(`desk: ${text(tried)}`)
  }
  const leftMs = since.getTime() + windowMs - nowMs
  throw new DeskError('sign-in-locked', String(Math.max(1, Math.ceil(leftMs / MS_PER_SECOND))))
}
