import { start } from './start.tsx'

// Alone, so that the entry stays a chunk: of a mere facade Vite makes a script of each import, and those load with low priority.
void start()
