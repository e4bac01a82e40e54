import { playerLines } from '../player-text.ts'
import { type AddCommand, subcommand } from './add-command.ts'
import { onePlayer } from './find-player.ts'

export const addPlayer: AddCommand = (parent, run) => {
  subcommand(parent, 'player <player>', 'all about a player, by id or username').action((player: string) =>
    run({}, async ({ db, nowMs }) => playerLines(db, await onePlayer(db, player), nowMs)),
  )
}
