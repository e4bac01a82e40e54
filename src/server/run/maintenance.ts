import { createDb } from '../db/connection.ts'
import { setMaintenance } from '../http/maintenance.ts'
import { OperatorError } from '../operator-error.ts'
import { runWithDatabase } from './launcher.ts'

const wanted = process.argv[2]

await runWithDatabase(async (url) => {
  if (wanted !== 'on' && wanted !== 'off') throw new OperatorError('Say what you want: npm run maintenance -- on|off')
  const { db, close } = createDb(url, { max: 1 })
  await setMaintenance(db, wanted === 'on').finally(close)
  console.log(
    wanted === 'on' ? 'Maintenance is on: players get 503 within a second.' : 'Maintenance is off: the game is open.',
  )
})
