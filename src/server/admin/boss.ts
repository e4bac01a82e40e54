import { begunBossEvents, nextBossEvent } from '#rules/boss/boss-calendar.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { bossFacts, changePoolHp, setBossFacts } from '#server/modules/boss/facts.ts'
import { poolsOfBossEvent } from '#server/modules/boss/pool-store.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { isoOf } from '#server/text/iso.ts'
import { act, type Operator } from './acts.ts'

const POOLS = 50
const HP_MAX = 10 ** 12

export const bossLines = async ({ db, nowMs }: Scope): Promise<string[]> => {
  const facts = await bossFacts(db)
  const bossEvents = begunBossEvents(nowMs)
  const next = nextBossEvent(nowMs)
  const pools = await poolsOfBossEvent(db, bossEvents[0].id, POOLS)
  return [
    ...bossEvents.map(({ endMs, name, startMs }) => `${name}: ${isoOf(startMs)} to ${isoOf(endMs)}`),
    `next: ${next.name}, ${isoOf(next.startMs)}`,
    `Hollow Boss: ${facts.hollowOpensAt ?? 'locked, without a date'}`,
    `health of each guild's pool: ${facts.poolHp}`,
    ...pools.map(
      ({ damage, emptiedMs, fighters, hp, slug }) =>
        `${slug}  ${damage} of ${hp}  ${fighters} fighters${emptiedMs === null ? '' : `  emptied ${isoOf(emptiedMs)}`}`,
    ),
  ]
}

/** Applies from the pool job's next run. Emptied pools and past boss events are unchanged. @throws OperatorError */
export const setPoolHp = (operator: Operator, asked: string | null): Promise<string> => {
  const hp = Number(asked)
  if (asked === null || !Number.isInteger(hp) || hp < 1 || hp > HP_MAX)
    throw new OperatorError(`Say the health of a pool: --hp takes a whole number above zero.`)
  return act(operator, 'boss-pool', null, { hp }, async ({ db, nowMs }) => {
    await changePoolHp(db, hp, nowMs)
    return `Each guild's pool has ${hp} health now.`
  })
}

export const setHollowDate = (operator: Operator, asked: string | null): Promise<string> => {
  const atMs = asked === 'never' ? null : Date.parse(asked ?? '')
  if (Number.isNaN(atMs)) throw new OperatorError('Say when the Hollow Boss opens: --opens takes 2027-01-01, or never.')
  const opens = atMs === null ? null : isoOf(atMs)
  return act(operator, 'boss-hollow', null, { opens }, async ({ db }) => {
    await setBossFacts(db, { hollowOpensAt: opens })
    return opens === null ? 'The Hollow Boss has no date.' : `The Hollow Boss opens ${opens}.`
  })
}
