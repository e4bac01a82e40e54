import type pg from 'pg'
import type { ServerConfig } from '#server/config/config.ts'
import { createDb } from '#server/db/connection.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'
import { createTestDatabase } from './test-database.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

export interface ExecutedStatement {
  readonly text: string
  readonly looked: { readonly table: string; readonly rows: number }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const lookedAt = (plan: PlanNode): ExecutedStatement['looked'] => {
  const scans = nodesOf(plan)
    // The scan above a bitmap index counts its rows.
    .filter((node) => node['Node Type'].includes('Scan') && node['Node Type'] !== 'Bitmap Index Scan')
    .map((node) => ({
      table: node['Relation Name'] ?? '',
      rows:
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops'],
    }))
  return scans.reduce((most, scan) => (scan.rows > most.rows ? scan : most), { table: '', rows: 0 })
}

const SETTINGS = [
  "load 'auto_explain'",
  // Otherwise the planner would scan small test tables sequentially.
  'set enable_seqscan = off',
  'set auto_explain.log_min_duration = 0',
  'set auto_explain.log_analyze = on',
  'set auto_explain.log_timing = off',
  'set auto_explain.log_nested_statements = on',
  'set auto_explain.log_format = json',
  'set auto_explain.log_level = notice',
].join('; ')

/** Call it before the first statement. */
const watchPlans = (pool: pg.Pool): { take(): readonly ExecutedStatement[] } => {
  let executed: ExecutedStatement[] = []
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('plan:\n')
      if (at < 0) return
      const { 'Query Text': text, Plan } = JSON.parse(message.slice(at + 6)) as { 'Query Text': string; Plan: PlanNode }
      executed.push({ text, looked: lookedAt(Plan) })
    })
    // A connection runs its statements in order, so this one is the first.
    void client.query(SETTINGS)
  })
  return {
    take() {
      const taken = executed
      executed = []
      return taken
    },
  }
}

/** Starts an app on a new database and records the plan of every statement. Call `close` in `afterAll`. */
export const planWatchingApp = async (config: Partial<ServerConfig> = {}) => {
  const database = await createTestDatabase()
  const { close: closeWatched, db, pool } = createDb(database.url, { max: 4 })
  const plans = watchPlans(pool)
  const server = await testApp({ database: { ...database, db, pool }, config })
  const close = async (): Promise<void> => {
    await server.app.close()
    await closeWatched()
    await database.drop()
  }
  return { server, plans, close }
}
