import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes a folder that PostgreSQL's unprivileged user can enter. Otherwise PostgreSQL would keep its data in
 * another folder, which would not be deleted.
 */
export const openFolder = (prefix: string, parent = tmpdir()): string => {
  const folder = mkdtempSync(path.join(parent, prefix))
  chmodSync(folder, 0o755)
  return folder
}
