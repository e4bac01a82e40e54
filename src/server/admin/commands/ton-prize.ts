import { notePrize, undoPrize } from '../ton-prizes.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'
import { someone } from './find-player.ts'

type PrizeFlags = ActFlags & { readonly transaction?: string }

export const addTonPrize: AddCommand = (parent, run) => {
  const prize = parent.command('ton-prize').description('TON that was paid by hand')
  acting(prize.command('note <player> <amount>', { isDefault: true }))
    .description('notes TON paid by hand to a linked wallet, for the board; "note" may be left out')
    .option('--transaction <hash>', 'as an explorer shows it')
    .action((player: string, amount: string, flags: PrizeFlags) =>
      run(flags, async (operator) =>
        notePrize(operator, await someone(operator.db, player), amount, flags.transaction ?? null),
      ),
    )
  acting(subcommand(prize, 'undo', 'takes a note back'))
    .option('--transaction <hash>', 'as an explorer shows it')
    .action((flags: PrizeFlags) => run(flags, (operator) => undoPrize(operator, flags.transaction ?? null)))
}
