import type { Locale } from '../../src/domain/locale.ts'
import { koreanFontFor } from './koreanFont.ts'

interface Parts {
  /** In which it is opened. */
  readonly language: Locale
  /** More lines for its head. */
  readonly head: readonly string[]
  /** JSON that the script finds in the element `facts`. */
  readonly data: string
  /** What the data say, where that cannot be read in them; the letters of the page follow from it. */
  readonly text?: string
  readonly script: string
  readonly style: string
}

/** Nothing within a script may look like its end, or like a comment that would hide it. */
const withinScript = (text: string) => text.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`)
const withinData = (json: string) => json.replaceAll('<', String.raw`\u003C`)
const withinStyle = (text: string) => text.replaceAll(/<(?=\/style)/gi, String.raw`\3C `)

/** One HTML document with everything inside, the Korean letters that it needs too. */
export const documentOf = (
  root: string,
  { language, head, data, text = data, script, style }: Parts,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head.join('\n')}
<title>tokhai</title>
<style>${withinStyle(`${koreanFontFor(root, `${text}${script}`)}\n${style}`)}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="facts">${withinData(data)}</script>
<script type="module">${withinScript(script)}</script>
</body>
</html>
`
