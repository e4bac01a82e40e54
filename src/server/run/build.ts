import fs from 'node:fs'
import path from 'node:path'
import { buildAll, CLIENT_DIR } from './build-all.ts'
import { runCommand } from './launcher.ts'

const WEIGHTS_FILE = path.join(path.dirname(CLIENT_DIR), 'first-screen.json')
const NAMED = 8

interface FirstScreen {
  readonly budgetBytes: number
  readonly packages: readonly { readonly name: string; readonly bytes: number }[]
}

const inKb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6)

const weightLines = ({ budgetBytes, packages }: FirstScreen): string[] => {
  const sumOf = (some: FirstScreen['packages']): number => some.reduce((sum, { bytes }) => sum + bytes, 0)
  const rest = packages.slice(NAMED)
  return [
    `First screen, kB gzip of ${budgetBytes / 1000} (modules: dist/first-screen.json):`,
    ...packages.slice(0, NAMED).map(({ name, bytes }) => `  ${inKb(bytes)}  ${name}`),
    `  ${inKb(sumOf(rest))}  ${rest.length} more packages`,
    `  ${inKb(sumOf(packages))}  in all`,
    `  ${inKb(budgetBytes - sumOf(packages))}  left`,
  ]
}

// Strict, because this build is for players. `start` and `dev` only warn, for artists at work.
await runCommand(async () => {
  await buildAll((line) => console.log(line), { strict: true })
  for (const line of weightLines(JSON.parse(fs.readFileSync(WEIGHTS_FILE, 'utf8')) as FirstScreen)) console.log(line)
})
