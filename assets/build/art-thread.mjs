// Where a thread of art-threads.ts begins: node takes none of its process's loaders along, and the sources are TypeScript.
import { register } from 'tsx/esm/api'

register()
export const { answerOutput, answerSound } = await import('./art-worker.ts')
