import { tournamentLines, tournamentMarkLines } from '../tournament.ts'
import { type AddCommand, subcommand } from './add-command.ts'

export const addTournament: AddCommand = (parent, run) => {
  const tournament = parent.command('tournament').description('the daily tournament')
  subcommand(tournament, 'show', 'the newest days, and how far each is').action(() =>
    run({}, ({ db }) => tournamentLines(db)),
  )
  subcommand(tournament, 'marks [day]', 'brackets with many whom one inviter brought').action(
    (day: string | undefined) => run({}, ({ db }) => tournamentMarkLines(db, day)),
  )
}
