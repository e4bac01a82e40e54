import type { AuditReport } from '#server/db/audit.ts'
import type { AuditDifference } from '#server/db/audit-difference.ts'
import { formatAmount } from './amounts.ts'

const WHAT: Readonly<Record<AuditDifference['kind'], readonly [expected: string, found: string]>> = {
  balance: ['the ledger adds up to', 'the balance says'],
  items: ['the balance counts', 'there are items'],
  owners: ['an item has this many owners', 'it has'],
  listings: ['on sale without a listing, or the other way round', 'there are'],
  stones: ['the balance counts', 'on the pet there are'],
  guilds: ['its rows say', 'the guild says'],
  pools: ['its fights add up to', 'summed and waiting there are'],
  sum: ['gained less lost', 'held by all'],
  transfer: ['its sides add up to', 'they add up to'],
  deleted: ['a deleted account holds', 'it has'],
  banned: ['a banned player has', 'there are'],
  season: ['ranks and frozen places bring', 'it has got, or has waiting'],
  payments: ['orders and charges say', 'is found beside them'],
  votes: ['votes that were paid for cost', 'burnt for votes are'],
  receipts: ['leaves and roots that are not what they were made of', 'there are'],
  league: ['frozen places and points bring', 'it has got, or has waiting'],
  tournament: ['brackets and entries say', 'it has got, or has waiting'],
  range: ['the nearest allowed', 'the balance says'],
}

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

const differenceLines = ({ differences, lastRows }: AuditReport, first: AuditDifference): string[] => {
  const { kind, owner, asset, expected, found } = first
  const [expectedText, foundText] = WHAT[kind]
  return [
    `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}. The first (${kind}):`,
    `  owner ${owner ?? 'all'}, ${asset}`,
    `  ${expectedText} ${formatAmount(asset, expected)}`,
    `  ${foundText} ${formatAmount(asset, found)}`,
    `  difference ${formatAmount(asset, found - expected)}`,
    'Its newest ledger rows:',
    ...lastRows.map(
      (row) =>
        `  ${row.at.toISOString()}  ${row.account}  ${formatAmount(asset, row.amount)}  ${row.reason}  ${row.ref ?? '-'}  ${row.id}`,
    ),
  ]
}

export const auditLines = (report: AuditReport): string[] => {
  const [first] = report.differences
  return [
    `${report.ledgerRows} ledger rows, ${report.owners} owners.`,
    ...(report.archivedMonths.length === 0
      ? []
      : [`Archived, and taken by their sums: ${report.archivedMonths.join(', ')}.`]),
    ...table([
      ['asset', 'gained', 'lost', 'held'],
      ...report.totals.map(({ asset, gained, lost, held }) => [
        asset,
        formatAmount(asset, gained),
        formatAmount(asset, lost),
        formatAmount(asset, held),
      ]),
    ]),
    ...(first ? differenceLines(report, first) : ['Every balance is the sum of its ledger rows.']),
  ]
}
