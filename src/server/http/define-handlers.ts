import type { CallHandlers } from './call-handler.ts'

/** The handlers of one module under the names of the registry; each context and answer is typed by its contract. */
export const defineHandlers = <H extends CallHandlers>(handlers: H): H => handlers
