import { announcementLines, receiptLines, rootLines } from '../receipts.ts'
import type { AddCommand } from './add-command.ts'

export const addReceipts: AddCommand = (parent, run) => {
  const receipts = parent.command('receipts').description('the weeks of receipts')
  receipts
    .command('show')
    .description('the last weeks: leaves, root, whether it is announced')
    .action(() => run({}, receiptLines))
  receipts
    .command('roots')
    .description('every root, a line of JSON each')
    .action(() => run({}, rootLines))
  receipts
    .command('announcement <monday>')
    .description('the words for the channel, to post them by hand')
    .action((monday: string) => run({}, (operator) => announcementLines(operator, monday)))
}
