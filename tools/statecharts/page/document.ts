interface Parts {
  /** JSON. */
  readonly data: string
  readonly script: string
  readonly style: string
}

/** Nothing within a script may look like its end, or like a comment that would hide it. */
const withinScript = (text: string) => text.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`)
const withinData = (json: string) => json.replaceAll('<', String.raw`\u003C`)
const withinStyle = (text: string) => text.replaceAll(/<(?=\/style)/gi, String.raw`\3C `)

const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22 fill=%22none%22 stroke=%22%234349c4%22 stroke-width=%221.5%22%3E%3Crect x=%221.5%22 y=%222%22 width=%225%22 height=%224%22 rx=%221%22/%3E%3Crect x=%229.5%22 y=%2210%22 width=%225%22 height=%224%22 rx=%221%22/%3E%3Cpath d=%22M6.5 4H12v6%22/%3E%3C/svg%3E'

/** One HTML document with everything inside. Its policy lets it fetch nothing. */
export const documentOf = ({ data, script, style }: Parts): string => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<title>tokhai</title>
<link rel="icon" href="${icon}">
<style>${withinStyle(style)}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="facts">${withinData(data)}</script>
<script type="module">${withinScript(script)}</script>
</body>
</html>
`
