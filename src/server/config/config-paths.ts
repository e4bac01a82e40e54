import fs from 'node:fs'
import path from 'node:path'
import { OperatorError } from '#server/operators/operator-error.ts'
import { ConfigError, type ServerConfig } from './config.ts'

const statOf = (file: string): fs.Stats | undefined => {
  try {
    return fs.statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    // A parent of the path is a file or not accessible. The check of the parent reports that.
    if (['ENOTDIR', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

const mayWrite = (folder: string): boolean => {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK)
    return true
  } catch {
    return false
  }
}

const folderProblem = (folder: string): string | null => {
  const stat = statOf(folder)
  if (stat === undefined) return path.dirname(folder) === folder ? null : folderProblem(path.dirname(folder))
  if (!stat.isDirectory()) return `${folder} is a file`
  return mayWrite(folder) ? null : `this user may not write in ${folder}`
}

/** Checks that a folder exists or can be created, and is writable. @throws OperatorError */
export const refuseUnusableFolder = (name: string, folder: string): void => {
  const problem = folderProblem(path.resolve(folder))
  if (problem !== null)
    throw new OperatorError(`${name} is ${folder}, but ${problem}: name a folder that can be written.`)
}

/** @throws OperatorError for a folder. A missing file is accepted. */
export const refuseFolderAsFile = (name: string, file: string): void => {
  if (statOf(file)?.isDirectory()) throw new OperatorError(`${name} is ${file}, but that is a folder: name a file.`)
}

export const refuseMissingClient = ({
  clientDir,
  clientDirIsGiven,
}: Pick<ServerConfig, 'clientDir' | 'clientDirIsGiven'>): void => {
  if (clientDirIsGiven && !statOf(clientDir)?.isDirectory())
    throw new ConfigError([
      `CLIENT_DIR is ${clientDir}, but there is no such folder: name the one of the built client (npm run build makes dist/client).`,
    ])
}
