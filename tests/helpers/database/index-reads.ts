import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

export interface IndexReads {
  readonly index: string | undefined
  readonly rows: number
  readonly pages: number
}

const deepest = (node: PlanNode): PlanNode => (node.Plans?.[0] ? deepest(node.Plans[0]) : node)

export const indexReadsOf = async (db: Db, statement: RawBuilder<unknown>): Promise<IndexReads> => {
  const explained = sql<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>`
    explain (analyze, buffers, timing off, format json) ${statement}`
  // The first run also reads the catalog.
  await explained.execute(db)
  const { rows } = await explained.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('The statement has no plan.')
  const scan = deepest(plan)
  return {
    index: scan['Index Name'],
    rows: scan['Actual Rows'],
    pages: scan['Shared Hit Blocks'] + scan['Shared Read Blocks'],
  }
}

/** Height of an index: a lookup reads one page of each level. */
export const heightOf = async (db: Db, index: string): Promise<number> => {
  await sql`create extension if not exists pageinspect`.execute(db)
  const { rows } = await sql<{ level: bigint }>`select fastlevel as level from bt_metap(${index})`.execute(db)
  return Number(rows[0]?.level ?? 0) + 1
}
