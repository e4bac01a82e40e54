import { announcementLines, receiptLines, rootLines } from '../receipts.ts'
import { type AddCommand, subcommand } from './add-command.ts'

export const addReceipts: AddCommand = (parent, run) => {
  const receipts = parent.command('receipts').description('the weeks of receipts')
  subcommand(receipts, 'show', 'the last weeks: leaves, root, whether it is announced').action(() =>
    run({}, receiptLines),
  )
  subcommand(receipts, 'roots', 'every root, a line of JSON each').action(() => run({}, rootLines))
  subcommand(receipts, 'announcement <monday>', 'the words for the channel, to post them by hand').action(
    (monday: string) => run({}, (operator) => announcementLines(operator, monday)),
  )
}
