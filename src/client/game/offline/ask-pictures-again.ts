/** Browsers do not retry failed pictures when the network returns (extra 9). */
export const askPicturesAgain = (): void => {
  for (const image of document.images) {
    const { complete, naturalWidth, src } = image
    if (complete && naturalWidth === 0 && src !== '') image.src = src
  }
  for (const element of document.querySelectorAll<HTMLElement>('[style*="background-image"]')) {
    const { backgroundImage } = element.style
    element.style.backgroundImage = 'none'
    // Forces a style flush; otherwise the browser sees no change.
    void getComputedStyle(element).backgroundImage
    element.style.backgroundImage = backgroundImage
  }
}
