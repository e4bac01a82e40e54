import fs from 'node:fs'
import path from 'node:path'
import { ConfigError, type ServerConfig } from './config.ts'
import { OperatorError } from './operator-error.ts'

const statOf = (file: string): fs.Stats | undefined => {
  try {
    return fs.statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    // A part of the path is a file, or may not be entered: then it is said of that part.
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

/** Why a folder cannot be made or written in; null where it can. */
const folderProblem = (folder: string): string | null => {
  const stat = statOf(folder)
  if (stat === undefined) return path.dirname(folder) === folder ? null : folderProblem(path.dirname(folder))
  if (!stat.isDirectory()) return `${folder} is a file`
  return mayWrite(folder) ? null : `this user may not write in ${folder}`
}

/**
 * Makes sure that a folder can be made, if it is not there, and written in.
 * @throws OperatorError with why it cannot, and what to do
 */
export const refuseUnusableFolder = (name: string, folder: string): void => {
  const problem = folderProblem(path.resolve(folder))
  if (problem !== null)
    throw new OperatorError(`${name} is ${folder}, but ${problem}: name a folder that can be written.`)
}

/**
 * Makes sure that a file can be read, if it is there.
 * @throws OperatorError for a folder
 */
export const refuseFolderAsFile = (name: string, file: string): void => {
  if (statOf(file)?.isDirectory()) throw new OperatorError(`${name} is ${file}, but that is a folder: name a file.`)
}

/** @throws ConfigError when CLIENT_DIR names a folder that is not there */
export const refuseMissingClient = ({
  clientDir,
  clientDirIsGiven,
}: Pick<ServerConfig, 'clientDir' | 'clientDirIsGiven'>): void => {
  if (clientDirIsGiven && !statOf(clientDir)?.isDirectory())
    throw new ConfigError([
      `CLIENT_DIR is ${clientDir}, but there is no such folder: name the one of the built client (npm run build makes dist/client).`,
    ])
}
