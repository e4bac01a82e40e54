import { start } from './start.tsx'

// Nothing else is here, so that the entry stays a chunk. If it only re-exported, Vite would load each import as a script with low priority.
void start()
