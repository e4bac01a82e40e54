import { buildAll } from './build-all.ts'
import { runCommand } from './launcher.ts'

// What goes to players names whose work it is; `start` and `dev` only say so, for whoever tries a drawing.
await runCommand(() => buildAll((line) => console.log(line), { strict: true }))
