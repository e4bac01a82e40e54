import { createDb } from '../db/connection.ts'
import { setMaintenance } from '../http/maintenance.ts'
import { OperatorError } from '../operator-error.ts'
import { runWithDatabase } from './launcher.ts'

const wish = process.argv[2]

await runWithDatabase(async (url) => {
  if (wish !== 'on' && wish !== 'off') throw new OperatorError('Say what you want: npm run maintenance -- on|off')
  const { db, close } = createDb(url, { max: 1 })
  await setMaintenance(db, wish === 'on').finally(close)
  console.log(
    wish === 'on' ? 'Maintenance is on: players get 503 within a second.' : 'Maintenance is off: the game is open.',
  )
})
