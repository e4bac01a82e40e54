const HEIGHT = 18

export const labelOf = (text: string, width: number): { readonly picture: Buffer; readonly height: number } => ({
  picture: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#16121f"/><text x="6" y="13" font-family="sans-serif" font-size="12" fill="#fff">${text}</text></svg>`,
  ),
  height: HEIGHT,
})
