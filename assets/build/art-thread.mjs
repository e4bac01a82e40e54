// Entry of a thread of art-threads.ts: a thread does not inherit the loaders of its process, and the sources are
// TypeScript.
import { register } from 'tsx/esm/api'

register()
export const { answerOutput, answerSound } = await import('./art-worker.ts')
