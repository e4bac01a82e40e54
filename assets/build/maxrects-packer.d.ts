// The main file does not load in Node (UMD under "type": "module"); its ES module has no types.
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer'
}
