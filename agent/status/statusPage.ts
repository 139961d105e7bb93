import { createHash } from 'node:crypto'
import { posix, win32 } from 'node:path'
import { agentVersion, agentVersionHeader } from '../../src/api/agent/protocol.ts'
import type { TokenConfiguration } from '../configuration.ts'
import type { PromptLocale } from '../prompt/locale.ts'
import { statusTexts } from './statusTexts.ts'

export interface StatusFacts {
  readonly locale: PromptLocale
  readonly origins: readonly string[]
  readonly token: TokenConfiguration
  /** Libraries of tokens that are on this computer, where they are looked for. */
  readonly libraries: readonly string[]
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}dt{font-weight:600;margin-top:1rem}dd{margin:0}'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)

const fileName = (path: string): string => win32.basename(posix.basename(path))

const keyText = ({ locale, token, libraries }: StatusFacts): string => {
  const texts = statusTexts[locale]
  if (token.kind === 'pkcs12') return texts.keyFile
  const places = token.kind === 'pkcs11' ? [token.modulePath] : libraries
  // Which of several has the token is known when it is asked for.
  return places.length === 0 ? texts.noLibrary : texts.library(places.map(fileName).join(', '))
}

/**
 * What a person sees who opens the agent's address: that it runs, which version, who may ask it, and with what it signs. Nothing of
 * the token, its holder or this computer's folders: other programs of this computer can read it as well.
 */
export const statusPage = (facts: StatusFacts): string => {
  const texts = statusTexts[facts.locale]
  const entry = (term: string, details: readonly string[]): string =>
    `<dt>${term}</dt>${details.map((detail) => `<dd>${escaped(detail)}</dd>`).join('')}`
  return [
    `<!doctype html><html lang="${facts.locale}"><head><meta charset="utf-8"><title>${texts.title}</title>`,
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main>`,
    `<h1>${texts.title}</h1><p>${texts.running}</p><dl>`,
    entry(texts.version, [agentVersion]),
    entry(texts.sites, facts.origins),
    entry(texts.key, [keyText(facts)]),
    `</dl><p>${texts.settings}</p><p>${texts.pin}</p></main></body></html>`,
  ].join('')
}

/** No page may show it in a frame, read it, or keep a hold on its window; it runs and loads nothing. */
export const statusHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  [agentVersionHeader]: agentVersion,
} as const
