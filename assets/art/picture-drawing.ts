export interface PictureDrawing {
  readonly svg: () => string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly pxPerUnit: number
}
