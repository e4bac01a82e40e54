import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Null if there is no such process, or the system does not tell. */
const commandOf = (pid: number): readonly string[] | null => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    // Some systems lack /proc, some lack `ps`.
    const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return status === 0 ? stdout.trim().split(/\s+/) : null
  }
}

const textOf = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const realPath = (file: string): string | null => {
  try {
    return fs.realpathSync(file)
  } catch {
    return null
  }
}

/** True if the process may be the server of this folder. A command that shows no folder may serve any. */
const mayServe = ([program = '', ...args]: readonly string[], dataDir: string): boolean => {
  // A process titled "postgres: …" is a PostgreSQL worker. A lock never has a worker's pid, so its pid was reused.
  if (!['postgres', 'postmaster'].includes(path.basename(program))) return false
  const at = args.indexOf('-D')
  const served = at === -1 ? null : realPath(args[at + 1] ?? '')
  return served === null || served === realPath(dataDir)
}

/**
 * PostgreSQL checks only that a lock's pid is alive, so a reused pid blocks its start. The lock stays if the process
 * cannot be identified.
 */
export const removeStaleLocks = (dataDir: string, lockFiles: readonly string[]): void => {
  for (const file of lockFiles) {
    const text = textOf(file)
    const pid = Number.parseInt(text, 10)
    const command = pid > 0 ? commandOf(pid) : null
    // Another start may have written its own lock meanwhile.
    if (command !== null && !mayServe(command, dataDir) && textOf(file) === text) fs.rmSync(file, { force: true })
  }
}
