import { Argument, type Command } from 'commander'
import { setMaintenance } from '#server/http/maintenance.ts'
import { onGame } from '../game-database.ts'

const set = async (wanted: 'on' | 'off'): Promise<void> => {
  // Must also open a game whose migration has failed.
  await onGame((db) => setMaintenance(db, wanted === 'on'), { ofAnyBuild: true })
  console.log(
    wanted === 'on' ? 'Maintenance is on: players get 503 within a second.' : 'Maintenance is off: the game is open.',
  )
}

export const maintenance = (line: Command): Command =>
  line.addArgument(new Argument('<on|off>', 'on closes it').choices(['on', 'off'])).action(set)
