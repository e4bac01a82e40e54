// The package's main file does not load in plain Node (UMD under "type": "module"); its ES module has no types of its own.
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer'
}
