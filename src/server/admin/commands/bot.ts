import { OperatorError } from '#server/operators/operator-error.ts'
import { setUpBot } from '../bot.ts'
import type { AddCommand } from './add-command.ts'

export const addBot: AddCommand = (parent, run) => {
  parent
    .command('bot')
    .description('the bot at the messenger')
    .command('setup')
    .description('sets commands, descriptions and menu button, and how updates come; works before the first start, too')
    .action(() =>
      run({}, async (_operator, { config, db }) => {
        if (!config) throw new OperatorError('The bot is set up with the settings of the game: hk admin bot setup.')
        return [await setUpBot(config, (work) => work(db))]
      }),
    )
}
