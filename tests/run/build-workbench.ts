import { buildWorkbench } from './workbench-build.ts'

// Built early for the shots, while the browser tests leave a processor idle.
await buildWorkbench()
