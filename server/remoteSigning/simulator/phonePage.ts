import { createHash } from 'node:crypto'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { escapedText } from '../../../src/domain/xml/escape.ts'
import type { Pending } from './books.ts'
import type { PhoneTexts } from './phoneTexts.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#eef1f5;color:#1c2430}
main{max-width:26rem;margin:1.5rem auto;padding:0 1rem}h1{font-size:1.25rem}
article{background:#fff;border-radius:12px;padding:1rem;margin:1rem 0;box-shadow:0 1px 4px #0003}
.code{font-size:2.25rem;font-weight:700;letter-spacing:.25em;display:block}
form{display:flex;gap:.75rem;margin-top:1rem}button{flex:1;min-height:48px;font:inherit;font-weight:600;border-radius:8px;border:1px solid #0b5fff}
button[value=confirm]{background:#0b5fff;color:#fff}button[value=refuse]{background:#fff;color:#0b5fff}
button:focus-visible{outline:3px solid #ffb000;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#12161d;color:#e8ecf2}article{background:#1d2430}button[value=refuse]{background:#1d2430;color:#9dbdff}}`

/** Asks each second for what waits, and shows it where it is something else. */
const script = `const list=document.getElementById('list');setInterval(async()=>{
const answer=await fetch('/phone/list'+location.search);const text=await answer.text();
if(answer.ok&&text!==list.dataset.text){list.dataset.text=text;list.innerHTML=text}},1000)`

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the page may do: its own style and script, and its own forms. */
export const phonePolicy = `default-src 'none'; style-src ${digest(style)}; script-src ${digest(script)}; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Control code and what is signed, as this product describes a request: `1234 · …`. */
const partsOf = (description: string): readonly [code: string, what: string] => {
  const parts = /^(\d{4}) · (.*)$/s.exec(description)
  return parts === null ? ['', description] : [parts[1] ?? '', parts[2] ?? '']
}

const shown = ({ handle, holder, userName, description, until }: Pending, { language, texts }: PhoneTexts): string => {
  const [code, what] = partsOf(description)
  const ends = vietnamMoment(new Date(until)).slice(11)
  return `<article><p>${texts.code}<span class="code">${code}</span></p><p>${escapedText(what)}</p>
<p>${escapedText(holder)}<br>${escapedText(userName)}<br>${texts.until} ${ends}</p>
<form method="post" action="/phone?lang=${language}"><input type="hidden" name="handle" value="${handle}">
<button name="answer" value="refuse">${texts.refuse}</button><button name="answer" value="confirm">${texts.confirm}</button></form></article>`
}

/** Requests that wait, or that there are none. */
export const phoneList = (pending: readonly Pending[], words: PhoneTexts): string =>
  pending.length === 0 ? `<p>${words.texts.none}</p>` : pending.map((one) => shown(one, words)).join('')

/** The page; `said` is what the holder's last answer came to. */
export const phonePage = (pending: readonly Pending[], words: PhoneTexts, said: string): string =>
  `<!doctype html><html lang="${words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.texts.title}</title><style>${style}</style><main><h1>${words.texts.title}</h1><p>${words.texts.intro}</p>
<p role="status">${said}</p><div id="list">${phoneList(pending, words)}</div></main><script>${script}</script></html>`
