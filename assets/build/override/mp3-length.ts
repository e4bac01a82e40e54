/** Bitrates by the index in a frame's header: MPEG-1 layer III here, MPEG-2 and 2.5 below. */
const KILOBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KILOBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES_1 = [44_100, 48_000, 32_000]

interface FrameHeader {
  readonly bytes: number
  readonly seconds: number
}

const headerAt = (data: Buffer, at: number): FrameHeader | null => {
  const [a = 0, b = 0, c = 0] = [data[at], data[at + 1], data[at + 2]]
  const version = (b >> 3) & 3
  const isLayer3 = ((b >> 1) & 3) === 1
  if (a !== 0xff || (b & 0xe0) !== 0xe0 || version === 1 || !isLayer3) return null
  const kilobits = (version === 3 ? KILOBITS_1 : KILOBITS_2)[c >> 4]
  const fullRate = RATES_1[(c >> 2) & 3]
  if (!kilobits || !fullRate) return null
  const rate = version === 3 ? fullRate : version === 2 ? fullRate / 2 : fullRate / 4
  const samples = version === 3 ? 1152 : 576
  return { bytes: Math.floor((samples * kilobits * 125) / rate) + ((c >> 1) & 1), seconds: samples / rate }
}

const ID3_HEADER = 10
const ID3_FOOTER = 0x10

/** Returns the end of an ID3 tag that starts at `at`, or `at` if there is none. */
const behindTag = (data: Buffer, at: number): number => {
  if (data.toString('latin1', at, at + 3) !== 'ID3') return at
  const [flags = 0, a = 0, b = 0, c = 0, d = 0] = data.subarray(at + 5, at + ID3_HEADER)
  const footer = flags & ID3_FOOTER ? ID3_HEADER : 0
  return at + ID3_HEADER + (a << 21) + (b << 14) + (c << 7) + d + footer
}

/** A header counts only if another one follows it, or the end of the file: noise looks like one header by chance. */
const isSoundAt = (data: Buffer, at: number): boolean => {
  const header = headerAt(data, at)
  if (!header) return false
  const next = at + header.bytes
  return next === data.length || headerAt(data, next) !== null
}

/** Skips tags, and the padding that some programs write after a tag. */
const startOf = (data: Buffer): number => {
  let tagEnd = 0
  for (let next = behindTag(data, 0); next > tagEnd; next = behindTag(data, tagEnd)) tagEnd = next
  for (let at = tagEnd; at + 4 <= data.length; at += 1) if (isSoundAt(data, at)) return at
  return data.length
}

/** Adds up all frames; null if the data is no MP3. */
export const mp3Seconds = (data: Buffer): number | null => {
  let seconds = 0
  for (let at = startOf(data); at + 4 <= data.length; ) {
    const header = headerAt(data, at)
    if (!header) break
    seconds += header.seconds
    at += header.bytes
  }
  return seconds > 0 ? seconds : null
}
