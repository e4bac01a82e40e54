import { SNAPSHOT_NAME } from '#rules/airdrop/airdrop.ts'
import type { Clock } from '#server/clock/clock.ts'
import { beginSnapshot, rehearseSnapshot, writeSnapshot } from '#server/modules/airdrop/snapshot.ts'
import { allSnapshots, type SnapshotRow } from '#server/modules/airdrop/snapshot-store.ts'
import { summedThrough, sumUpAirdrop } from '#server/modules/airdrop/sum-up.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { act, type Operator } from './acts.ts'

interface Manner {
  readonly dryRun: boolean
  /** True for the airdrop's last snapshot. Ledger months before it may then be archived. */
  readonly last: boolean
}

export interface LongAct {
  readonly onProgress: (line: string) => void
  readonly clock: Clock
}

const lineOf = ({ name, version, through, isLast, lines, excluded, points, root, finishedAt }: SnapshotRow): string =>
  [
    `${name}${isLast ? ' (the last one)' : ''}`,
    `formula ${version}`,
    `days through ${through}`,
    `${lines} players`,
    `${points} points`,
    `${excluded} banned left out`,
    root === null ? 'not finished: say its name again' : `root ${root}, ${finishedAt?.toISOString()}`,
  ].join('  ')

export const snapshotLines = async (db: Operator['db']): Promise<string[]> => {
  const lines = (await allSnapshots(db)).map(lineOf)
  return lines.length > 0 ? lines : ['There is no snapshot yet.']
}

const rehearsal = async (db: Operator['db']): Promise<string[]> => {
  const { lines, excluded, points } = await rehearseSnapshot(db)
  return [
    `days summed through ${(await summedThrough(db)) ?? '– (none yet)'}`,
    `${lines} players, ${points} points, ${excluded} banned left out`,
    'Nothing has been written.',
  ]
}

const BATCHES_A_LINE = 50

const sumUpAll = async ({ db, nowMs }: Operator, onProgress: LongAct['onProgress']): Promise<void> => {
  for (let batches = BATCHES_A_LINE; batches === BATCHES_A_LINE; ) {
    batches = await sumUpAirdrop({ db, nowMs }, BATCHES_A_LINE)
    onProgress(`days are being summed: ${batches} batches`)
  }
}

const begin = async (operator: Operator, name: string, { last }: Manner, onProgress: LongAct['onProgress']) => {
  if (operator.why.trim() === '') throw new OperatorError('Say why: --why "the reason"; it is kept for ever.')
  await sumUpAll(operator, onProgress)
  await act(operator, 'airdrop-snapshot', null, { name, last }, async ({ db, nowMs }) => {
    const through = await summedThrough(db)
    if (through === null) throw new OperatorError('No day has been summed yet.')
    await beginSnapshot(db, { name, through, isLast: last }, nowMs)
  })
}

const assertMayBegin = (name: string, known: readonly SnapshotRow[]): void => {
  const open = known.find(({ finishedAt }) => finishedAt === null)
  if (open) throw new OperatorError(`Snapshot ${open.name} is not finished: say its name again first.`)
  const last = known.find(({ isLast }) => isLast)
  if (last) throw new OperatorError(`Snapshot ${last.name} was the last one: ${name} cannot follow.`)
}

/** Takes or resumes a snapshot of all players' points (R38); a finished one is unchanged. @throws OperatorError */
export const takeSnapshot = async (
  operator: Operator,
  name: string | undefined,
  manner: Manner,
  { onProgress, clock }: LongAct,
): Promise<string[]> => {
  if (name === undefined || !SNAPSHOT_NAME.test(name))
    throw new OperatorError('Name the snapshot: small letters, digits and hyphens, like season-11.')
  if (manner.dryRun) return rehearsal(operator.db)
  const known = await allSnapshots(operator.db)
  const before = known.find((row) => row.name === name)
  if (before?.finishedAt) return [lineOf(before), 'It was finished already, and stays as it is.']
  if (!before) {
    assertMayBegin(name, known)
    await begin(operator, name, manner, onProgress)
  }
  let blocks = 0
  const finished = await writeSnapshot({ ...operator, clock }, name, ({ lines, points }) => {
    blocks += 1
    if (blocks % BATCHES_A_LINE === 0) onProgress(`${lines} players, ${points} points`)
  })
  return [lineOf(finished)]
}
