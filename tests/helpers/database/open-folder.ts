import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes a temporary folder that PostgreSQL's own user may enter, who is not root. Of one that is closed to it the embedded PostgreSQL
 * keeps the data elsewhere, where it stays when the folder is deleted.
 */
export const openFolder = (prefix: string, parent = tmpdir()): string => {
  const folder = mkdtempSync(path.join(parent, prefix))
  chmodSync(folder, 0o755)
  return folder
}
