import { bossLines, setHollowDate, setPoolHp } from '../boss.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'

export const addBoss: AddCommand = (parent, run) => {
  const boss = parent.command('boss').description("the guilds' bosses")
  subcommand(boss, 'show', "calendar and pools of the guilds' bosses").action(() => run({}, bossLines))
  acting(subcommand(boss, 'pool', "health of each guild's pool that is not emptied"))
    .option('--hp <n>', 'the health')
    .action((flags: ActFlags & { readonly hp?: string }) =>
      run(flags, (operator) => setPoolHp(operator, flags.hp ?? null)),
    )
  acting(subcommand(boss, 'hollow', 'what the page says of the Hollow Boss'))
    .option('--opens <date|never>', 'when it opens')
    .action((flags: ActFlags & { readonly opens?: string }) =>
      run(flags, (operator) => setHollowDate(operator, flags.opens ?? null)),
    )
}
