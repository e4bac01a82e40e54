import { buildWorkbench } from './workbench-build.ts'

// Built before the shots, which would otherwise wait for it.
await buildWorkbench()
