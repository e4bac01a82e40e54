import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CallData } from '#contracts/schemas.ts'
import type { OpenDatabase } from '#server/db/connection.ts'
import { buildReceipts } from '#server/modules/receipts/build.ts'
import { tendSeasons } from '#server/modules/season/tend.ts'
import { independentLeaf } from '#tests/helpers/independent-merkle.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

type Line = CallData<'receipts.proof'>['lines'][number]

const sha256 = (hex: string): string => createHash('sha256').update(hex, 'hex').digest('hex')
const hexOf = (text: string): string => Buffer.from(text, 'latin1').toString('hex')

/** The leaf hash of a receipt's line, computed without the rules' code. */
export const independentReceiptLeaf = (kind: string, line: Omit<Line, 'proof' | 'leaf'>, playerId: number): string => {
  const subject = line.subject ?? sha256(hexOf(`house-kombat-player/1:${line.salt}:${playerId}`))
  const place = line.place === null ? '-' : line.place
  return independentLeaf(hexOf(`house-kombat-receipt/1|${kind}|${line.period}|${subject}|${place}|${line.points}`))
}

/** The root that a line's proof leads to, computed as RFC 9162 describes, in hex. */
export const rootOfProof = (leaf: string, { leaf: index, proof }: Line, size: number): string => {
  let [at, last, hash] = [index, size - 1, leaf]
  for (const beside of proof) {
    if (at % 2 === 1 || at === last) {
      hash = sha256(`01${beside}${hash}`)
      while (at % 2 === 0 && at > 0) [at, last] = [at >> 1, last >> 1]
    } else hash = sha256(`01${hash}${beside}`)
    ;[at, last] = [at >> 1, last >> 1]
  }
  return hash
}

export const receiptWorld = (server: TestApp, jobs: Pick<OpenDatabase, 'db'>) => ({
  build: (batches?: number) => buildReceipts({ ...server.scope(), db: jobs.db }, batches),
  tendSeasons: () => tendSeasons({ ...server.scope(), db: jobs.db }),
  leaves: async (week: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ leaves: Buffer }>`
      select leaves from receipt_chunks where week = ${week}::date order by no`.execute(server.db)
    return rows.flatMap(({ leaves }) => leaves.toString('hex').match(/.{64}/g) ?? [])
  },
  lines: async (week: string): Promise<number> => {
    const { rows } = await sql<{ lines: number }>`
      select count(*)::int as lines from receipts where week = ${week}::date`.execute(server.db)
    return rows[0]?.lines ?? 0
  },
})
