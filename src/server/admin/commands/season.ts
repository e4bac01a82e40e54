import { openFirstSeason, rehearseSeason, seasonLines, settleSeason, shiftSeason } from '../season.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'

export const addSeason: AddCommand = (parent, run) => {
  const season = parent.command('season').description("the season's calendar and end")
  subcommand(season, 'show', 'the calendar, and how far the last ends are settled').action(() => run({}, seasonLines))
  subcommand(season, 'rehearse', "what this season's end would bring; nothing of it stays").action(() =>
    run({}, rehearseSeason),
  )
  subcommand(season, 'settle', 'settles now what is due, as the jobs do; "season rehearse" tries it').action(() =>
    run({}, settleSeason),
  )
  acting(subcommand(season, 'open', "begins the founder's 28 days, once")).action((flags: ActFlags) =>
    run(flags, openFirstSeason),
  )
  acting(subcommand(season, 'shift <monday>', 'when the first season begins, before anybody has joined')).action(
    (monday: string, flags: ActFlags) => run(flags, (operator) => shiftSeason(operator, monday)),
  )
}
