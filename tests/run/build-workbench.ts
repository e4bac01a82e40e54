import { buildWorkbench } from './workbench-build.ts'

// Ahead of the shots, while the browser tests leave a processor idle.
await buildWorkbench()
