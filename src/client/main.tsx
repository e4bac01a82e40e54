import { start } from './start.tsx'

// The entry must have code of its own: if it only re-exported, Vite would load each import as a low-priority script.
void start()
