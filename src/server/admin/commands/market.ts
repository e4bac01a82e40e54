import { closeListing, listingLines, markLines, ownerLines, undoTrade } from '../market.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'
import { playerIdOf } from './find-player.ts'

export const addMarket: AddCommand = (parent, run) => {
  const market = parent.command('market').description('sales and listings')
  subcommand(market, 'marks [player]', 'sales at odd prices, and between the same two').action(
    (player: string | undefined) =>
      run({}, async ({ db }) => markLines(db, player === undefined ? null : await playerIdOf(db, player))),
  )
  subcommand(market, 'listings <player>', 'what a player has on the market, and had').action((player: string) =>
    run({}, async ({ db }) => listingLines(db, await playerIdOf(db, player))),
  )
  subcommand(market, 'item <item>', 'who has had an item, by its sales').action((item: string) =>
    run({}, ({ db }) => ownerLines(db, item)),
  )
  acting(subcommand(market, 'close <listing>', 'takes it off the market')).action((listing: string, flags: ActFlags) =>
    run(flags, (operator) => closeListing(operator, listing)),
  )
  acting(subcommand(market, 'undo <listing>', 'item and money go back'))
    .option('--money-only', 'the money alone goes back')
    .action((listing: string, flags: ActFlags & { readonly moneyOnly?: boolean }) =>
      run(flags, (operator) => undoTrade(operator, listing, flags.moneyOnly === true)),
    )
}
