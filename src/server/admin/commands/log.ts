import { actLines } from '../player-text.ts'
import type { AddCommand } from './add-command.ts'
import { playerIdOf } from './find-player.ts'

const LOG_LINES = 50

export const addLog: AddCommand = (parent, run) => {
  parent
    .command('log [player]')
    .description('the newest acts of operators')
    .action((player: string | undefined) =>
      run({}, async ({ db }) => actLines(db, player === undefined ? null : await playerIdOf(db, player), LOG_LINES)),
    )
}
