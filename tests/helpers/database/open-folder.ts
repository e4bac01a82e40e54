import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Makes a folder that PostgreSQL's own user, not being root, can enter; else the data would be kept elsewhere and stay there. */
export const openFolder = (prefix: string, parent = tmpdir()): string => {
  const folder = mkdtempSync(path.join(parent, prefix))
  chmodSync(folder, 0o755)
  return folder
}
