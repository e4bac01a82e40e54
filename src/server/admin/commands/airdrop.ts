import { snapshotLines, takeSnapshot } from '../airdrop.ts'
import { type AddCommand, subcommand } from './add-command.ts'

interface SnapshotFlags {
  readonly why: string
  readonly dryRun?: boolean
  readonly last?: boolean
}

export const addAirdrop: AddCommand = (parent, run) => {
  const airdrop = parent.command('airdrop').description("snapshots of the airdrop's points")
  subcommand(airdrop, 'show', 'all snapshots, and how far they are').action(() =>
    run({}, ({ db }) => snapshotLines(db)),
  )
  airdrop
    .command('snapshot <name>')
    .description("everybody's points under one root; begun already: goes on")
    .option('--why <reason>', 'the reason, kept for ever', '')
    .option('--dry-run', 'prints how many points there would be, and writes nothing')
    .option('--last', "the last one: the ledger's months may be archived afterwards")
    .action((name: string, { why, dryRun = false, last = false }: SnapshotFlags) =>
      // A snapshot takes many transactions, so its dry run only counts. A rollback could not undo them.
      run({ why }, (operator, { nowMs, onProgress = () => {}, clock = { nowMs: () => nowMs } }) =>
        takeSnapshot(operator, name, { dryRun, last }, { onProgress, clock }),
      ),
    )
}
