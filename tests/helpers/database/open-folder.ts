import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** PostgreSQL's own user, who is not root, must be able to enter; else the data is kept elsewhere and stays there. */
export const openFolder = (prefix: string, parent = tmpdir()): string => {
  const folder = mkdtempSync(path.join(parent, prefix))
  chmodSync(folder, 0o755)
  return folder
}
