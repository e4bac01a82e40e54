import type { Scope } from '#server/calls/call-scope.ts'
import { announcement } from '#server/modules/receipts/announce.ts'
import { sealedRoots, weekOfReceipts, weeksSince } from '#server/modules/receipts/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

export const receiptLines = async ({ db, nowMs }: Scope): Promise<string[]> => {
  const lines = (await weeksSince(db, nowMs)).map(({ week, leaves, rootHex, sealedAt, announcedAt }) =>
    rootHex === null || sealedAt === null
      ? `${week}  ${leaves} leaves so far, no root yet`
      : `${week}  ${leaves} leaves  root ${rootHex}  sealed ${sealedAt.toISOString()}  ${announcedAt === null ? 'not announced' : `announced ${announcedAt.toISOString()}`}`,
  )
  return lines.length > 0 ? lines : ['There is no week of receipts yet.']
}

/** Oldest first. Each line is one root as JSON, which the operator stores elsewhere as evidence. */
export const rootLines = async ({ db }: Scope): Promise<string[]> => {
  const roots = await sealedRoots(db)
  return roots.map((root) => JSON.stringify(root))
}

export const announcementLines = async ({ db }: Scope, monday: string | undefined): Promise<string[]> => {
  if (monday === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(monday))
    throw new OperatorError(`Say the Monday of the week: 2027-02-01.`)
  const week = await weekOfReceipts(db, monday)
  if (!week) throw new OperatorError(`There is no root of ${monday}.`)
  return announcement(week).split('\n')
}
