import { start } from './start.tsx'

// Calls `start` here: Vite would load the imports of an entry that only re-exports as low-priority scripts.
void start()
