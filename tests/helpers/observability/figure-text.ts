/**
 * Value of a sample in Prometheus' text format; 0 if it is not there. `sample` names its labels in the order of the
 * text.
 */
export const figure = (text: string, sample: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `))
  return Number(line?.slice(sample.length + 1) ?? 0)
}
