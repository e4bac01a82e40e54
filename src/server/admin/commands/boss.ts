import { bossLines, setHollowDate, setPoolHp } from '../boss.ts'
import { type ActFlags, type AddCommand, acting } from './add-command.ts'

export const addBoss: AddCommand = (parent, run) => {
  const boss = parent.command('boss').description("the guilds' bosses")
  boss
    .command('show')
    .description("calendar and pools of the guilds' bosses")
    .action(() => run({}, bossLines))
  acting(boss.command('pool'))
    .description("health of each guild's pool that is not emptied")
    .option('--hp <n>', 'the health')
    .action((flags: ActFlags & { readonly hp?: string }) =>
      run(flags, async (operator) => [await setPoolHp(operator, flags.hp ?? null)]),
    )
  acting(boss.command('hollow'))
    .description('what the page says of the Hollow Boss')
    .option('--opens <date|never>', 'when it opens')
    .action((flags: ActFlags & { readonly opens?: string }) =>
      run(flags, async (operator) => [await setHollowDate(operator, flags.opens ?? null)]),
    )
}
