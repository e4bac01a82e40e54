import os from 'node:os'

/** The log's name for the person who runs `hk`. */
export const operatorName = (): string => {
  try {
    // Under sudo the original user is responsible.
    return process.env.SUDO_USER ?? os.userInfo().username
  } catch {
    // A container's user may have no name.
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
