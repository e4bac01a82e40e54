import { Argument } from 'commander'
import { setMaintenance } from '#server/http/maintenance.ts'
import { onGame } from './game-database.ts'
import { commandLine, runCommandLine } from './run-command-line.ts'

await runCommandLine(
  commandLine('maintenance', 'closes the game for players, or opens it')
    .addArgument(new Argument('<on|off>', 'on closes it').choices(['on', 'off']))
    .action(async (wanted: 'on' | 'off') => {
      // Must also open a game whose migration has failed.
      await onGame((db) => setMaintenance(db, wanted === 'on'), { ofAnyBuild: true })
      console.log(
        wanted === 'on'
          ? 'Maintenance is on: players get 503 within a second.'
          : 'Maintenance is off: the game is open.',
      )
    }),
)
