import { openFirstSeason, rehearseSeason, seasonLines, settleSeason, shiftSeason } from '../season.ts'
import { type ActFlags, type AddCommand, acting } from './add-command.ts'

export const addSeason: AddCommand = (parent, run) => {
  const season = parent.command('season').description("the season's calendar and end")
  season
    .command('show')
    .description('the calendar, and how far the last ends are settled')
    .action(() => run({}, seasonLines))
  season
    .command('rehearse')
    .description("what this season's end would bring; nothing of it stays")
    .action(() => run({}, rehearseSeason))
  season
    .command('settle')
    .description('settles now what is due, as the jobs do; "season rehearse" tries it')
    .action(() => run({}, settleSeason))
  acting(season.command('open'))
    .description("begins the founder's 28 days, once")
    .action((flags: ActFlags) => run(flags, async (operator) => [await openFirstSeason(operator)]))
  acting(season.command('shift <monday>'))
    .description('when the first season begins, before anybody has joined')
    .action((monday: string, flags: ActFlags) => run(flags, async (operator) => [await shiftSeason(operator, monday)]))
}
