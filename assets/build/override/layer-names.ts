/** Photoshop exports a layer as `document_0003_layer`, and in a group as `document_0001s_0003_layer`. */
const LAYER = /^(.*?)_(?:\d{4,}s_)*\d{4,}_(.+)$/

/** The layer's name, once in a folder named after the document and once without. */
export const layerReadings = (name: string): string[] => {
  const slash = name.lastIndexOf('/') + 1
  const [, document, layer] = LAYER.exec(name.slice(slash)) ?? []
  if (document === undefined || layer === undefined) return []
  const folder = name.slice(0, slash)
  return [...(document === '' ? [] : [`${folder}${document}/${layer}`]), `${folder}${layer}`]
}
