import type pg from 'pg'

/** A node of a plan as `auto_explain` reports it. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** A statement that PostgreSQL has executed, also within a function. */
export interface ExecutedStatement {
  readonly text: string
  /** The most rows that one of its scans has looked at, and of which table. */
  readonly looked: { readonly table: string; readonly rows: number }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const lookedAt = (plan: PlanNode): ExecutedStatement['looked'] => {
  const scans = nodesOf(plan)
    // What a bitmap's index has found is looked at by the scan above it.
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
  // Tables that are still small are not to be read whole for that.
  'set enable_seqscan = off',
  'set auto_explain.log_min_duration = 0',
  'set auto_explain.log_analyze = on',
  'set auto_explain.log_timing = off',
  'set auto_explain.log_nested_statements = on',
  'set auto_explain.log_format = json',
  'set auto_explain.log_level = notice',
].join('; ')

/** Tells of each statement that a pool's connections execute, with the rows that its plan has really looked at. Call it before the first. */
export const watchPlans = (pool: pg.Pool): { take(): readonly ExecutedStatement[] } => {
  let executed: ExecutedStatement[] = []
  pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('plan:\n')
      if (at < 0) return
      const { 'Query Text': text, Plan } = JSON.parse(message.slice(at + 6)) as { 'Query Text': string; Plan: PlanNode }
      executed.push({ text, looked: lookedAt(Plan) })
    })
    // Statements of one connection go one after the other: this is the first.
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
