/** Asks again for the page's pictures that did not come: a browser does not by itself, however long there is a network (extra 9). */
export const askPicturesAgain = (): void => {
  for (const image of document.images) {
    const { complete, naturalWidth, src } = image
    if (complete && naturalWidth === 0 && src !== '') image.src = src
  }
  for (const element of document.querySelectorAll<HTMLElement>('[style*="background-image"]')) {
    const { backgroundImage } = element.style
    element.style.backgroundImage = 'none'
    // Seen by the browser, or it would find that nothing has changed.
    void getComputedStyle(element).backgroundImage
    element.style.backgroundImage = backgroundImage
  }
}
