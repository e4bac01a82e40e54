import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export const canMount = (): boolean => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'house-kombat-mount-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
  if (isMounted) spawnSync('umount', [folder])
  fs.rmSync(folder, { recursive: true, force: true })
  return isMounted
}
