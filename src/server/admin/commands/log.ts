import { actLines } from '../player-text.ts'
import { type AddCommand, subcommand } from './add-command.ts'
import { playerIdOf } from './find-player.ts'

const LOG_LINES = 50

export const addLog: AddCommand = (parent, run) => {
  subcommand(parent, 'log [player]', 'the newest acts of operators').action((player: string | undefined) =>
    run({}, async ({ db }) => actLines(db, player === undefined ? null : await playerIdOf(db, player), LOG_LINES)),
  )
}
