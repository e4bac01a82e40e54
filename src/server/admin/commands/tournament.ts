import { tournamentLines, tournamentMarkLines } from '../tournament.ts'
import type { AddCommand } from './add-command.ts'

export const addTournament: AddCommand = (parent, run) => {
  const tournament = parent.command('tournament').description('the daily tournament')
  tournament
    .command('show')
    .description('the newest days, and how far each is')
    .action(() => run({}, ({ db }) => tournamentLines(db)))
  tournament
    .command('marks [day]')
    .description('brackets with many whom one inviter brought')
    .action((day: string | undefined) => run({}, ({ db }) => tournamentMarkLines(db, day)))
}
