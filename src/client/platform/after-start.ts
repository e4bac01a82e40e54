import { createEmitter } from './emitter.ts'

let isOver = false
const startOver = createEmitter()

export const isStartOver = (): boolean => isOver

export const endStart = (): void => {
  isOver = true
  startOver.emit()
}

export const onStartOver = startOver.on
