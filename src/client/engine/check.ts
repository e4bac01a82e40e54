// The page's first script, on engines of any age: nothing newer than ES2015 here.
declare const POLYFILLS: string
declare const TOO_OLD: Readonly<Record<string, string>>

const STYLE = 'margin:0;padding:40vh 24px 0;text-align:center;color:#fff;font:20px/1.4 system-ui,sans-serif'

// Chromium 92 and Safari 15.4 are the first with at(); Chromium 110 and Safari 16 the first with toSorted().
if (!('at' in Array.prototype)) {
  // Used once: the minifier copies the text to each use, and this script has a size limit.
  const texts = TOO_OLD
  const text = texts[navigator.language.slice(0, 2)] || texts.en
  // As plain text the rest of the page loads no script that could fail over this sentence.
  document.write(`<body style="background:#1a0f45"><p role="alert" style="${STYLE}">${text}</p><plaintext hidden>`)
} else if (!('toSorted' in Array.prototype)) {
  // The parser waits for a script that was written, so the modules after it find its methods.
  document.write(`<script src="${POLYFILLS}"></script>`)
}
