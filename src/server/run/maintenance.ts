import { setMaintenance } from '../http/maintenance.ts'
import { OperatorError } from '../operator-error.ts'
import { onGame } from './game-database.ts'
import { runCommand } from './launcher.ts'

const wantedOf = (asked: string | undefined): 'on' | 'off' => {
  if (asked === 'on' || asked === 'off') return asked
  throw new OperatorError('Say what you want: npm run maintenance -- on|off')
}

await runCommand(async () => {
  const wanted = wantedOf(process.argv[2])
  // An older build is opened with it when a newer one could not migrate its database.
  await onGame((db) => setMaintenance(db, wanted === 'on'), { ofAnyBuild: true })
  console.log(
    wanted === 'on' ? 'Maintenance is on: players get 503 within a second.' : 'Maintenance is off: the game is open.',
  )
})
