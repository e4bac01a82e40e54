import { askedBackLines, refundStars, revenueText, starsLines } from '../stars.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'
import { playerIdOf } from './find-player.ts'

export const addStars: AddCommand = (parent, run) => {
  const stars = parent.command('stars').description('payments in Telegram Stars')
  stars
    .command('show <player>', { isDefault: true })
    .description('orders, charges and debts of a player; "show" may be left out')
    .action((player: string) => run({}, async ({ db }) => starsLines(db, await playerIdOf(db, player))))
  stars
    .command('asked')
    .description('purchases that players ask back by /paysupport and that you decide about, the longest asked first')
    .action(() => run({}, ({ db }) => askedBackLines(db)))
  subcommand(stars, 'revenue [days]', 'what was paid by day and offer; 30 days unless said').action(
    (days: string | undefined) => run({}, (operator) => revenueText(operator, days)),
  )
  acting(subcommand(stars, 'refund <player> <charge>', 'gives a payment back, and takes what it brought')).action(
    (player: string, charge: string, flags: ActFlags) =>
      run(flags, async (operator) => refundStars(operator, await playerIdOf(operator.db, player), charge)),
  )
}
