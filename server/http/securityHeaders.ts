import { createHash } from 'node:crypto'

/** The two sheets that react-aria writes into the page at run time, allowed by their digests and nothing else inline. */
const inlineSheets = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

const digestSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page's content security policy; `agentPort` is where the local signing agent listens. */
const contentSecurityPolicy = (agentPort: number): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${inlineSheets.map(digestSource).join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' http://localhost:${agentPort} http://127.0.0.1:${agentPort}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // A backend that keeps no previews leaves them to the page, which shows its own blob.
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types print-worker spreadsheet-worker',
  ].join('; ')

/** Seconds that browsers keep to https after a visit by it. */
const transportSecurity = 31_536_000

/** Headers of every answer; `isSecure` where people reach the product by https. */
export const securityHeaders = (agentPort: number, isSecure: boolean): Readonly<Record<string, string>> => ({
  ...(isSecure ? { 'Strict-Transport-Security': `max-age=${transportSecurity}` } : {}),
  'Content-Security-Policy': contentSecurityPolicy(agentPort),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
})

/** Headers of a picture that somebody has sent: opened by itself, it is a document that runs and loads nothing. */
export const imageHeaders = (agentPort: number, isSecure: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders(agentPort, isSecure),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
})

/**
 * Headers of what the page itself shows in a frame: a document that runs and loads nothing, and that no other site can frame.
 */
export const framedHeaders = (agentPort: number, isSecure: boolean): Readonly<Record<string, string>> => ({
  ...securityHeaders(agentPort, isSecure),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
})
